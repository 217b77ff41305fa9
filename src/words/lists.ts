import { HEEDED, type ListType, localeOf, type MadeWords } from './made.js';

/** How a language joins the parts of a list. */
export interface Lists {
  /** All of them: "Ana, Ben and Cleo". */
  and(items: readonly string[]): string;
  /** One of them: "2, 3 or 4". */
  or(items: readonly string[]): string;
}

/** The lists of a language, the Italian "ed" before an e and the Spanish "e" before an i included. */
export function listsOf({ language, lists }: Pick<MadeWords, 'language' | 'lists'>): Lists {
  const joiner = (type: ListType) => {
    const { pair, last, other, heeds } = lists[type];
    const asked = asking(language, type);
    return (items: readonly string[]) => {
      if (heeds && HEEDED.test(items.at(-1) ?? '')) return asked(items);
      const end = items.length === 2 ? pair : last;
      const joints = items.map((_, index) => (index === 0 ? '' : index === items.length - 1 ? end : other));
      return items.map((item, index) => `${euphonic(joints[index] ?? '', item, language)}${item}`).join('');
    };
  };
  return { and: joiner('conjunction'), or: joiner('disjunction') };
}

/** A list joined by what knows the language best, which takes long to make. */
function asking(language: string, type: ListType): (items: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return (items) => {
    format ??= new Intl.ListFormat(localeOf(language), { type, style: 'long' });
    return format.format(items);
  };
}

/** ICU has the Spanish change of "y" and "o", but not the Italian one. */
function euphonic(joint: string, item: string, language: string): string {
  const meetsE = language === 'it' && /^[«“]?[eèé]/iu.test(item);
  return meetsE && joint === ' e ' ? ' ed ' : joint;
}
