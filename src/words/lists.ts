/** How a language joins the parts of a list. */
export interface Lists {
  /** All of them: "Ana, Ben and Cleo". */
  and(items: readonly string[]): string;
  /** One of them: "2, 3 or 4". */
  or(items: readonly string[]): string;
}

/** What the formats of a language are asked by: the English here is British, which has no comma before the last "and". */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

/** The lists of a language, the Italian "ed" before an e and the Spanish "e" before an i included. */
export function listsOf(language: string): Lists {
  const joiner = (type: 'conjunction' | 'disjunction') => {
    let format: Intl.ListFormat | undefined;
    return (items: readonly string[]) => {
      format ??= new Intl.ListFormat(localeOf(language), { type, style: 'long' });
      return euphonic(format.formatToParts(items), language);
    };
  };
  return { and: joiner('conjunction'), or: joiner('disjunction') };
}

/** ICU has the Spanish change of "y" and "o", but not the Italian one. */
function euphonic(
  parts: readonly { readonly type: string; readonly value: string }[],
  language: string,
): string {
  return parts
    .map(({ type, value }, index) => {
      const meetsE =
        language === 'it' && type === 'literal' && /^[«“]?[eèé]/iu.test(parts[index + 1]?.value ?? '');
      return meetsE && value === ' e ' ? ' ed ' : value;
    })
    .join('');
}
