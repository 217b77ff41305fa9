import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

type Kind = 'text' | 'number' | 'select' | 'plural' | 'ordinal';

/** How a message uses one of its parameters. */
interface Use {
  readonly kinds: ReadonlySet<Kind>;
  /** The cases of a select, sorted. */
  readonly cases: readonly string[];
  /** The exact numbers of a plural (`=0`), sorted. */
  readonly exact: readonly string[];
  /** The plural categories it has. */
  readonly categories: readonly string[];
}

/** A message as ICU reads it; one that it can't read throws. */
export function parsed(message: string): readonly MessageFormatElement[] {
  return parse(message, { ignoreTag: true });
}

/** The parameters of a message, by name. */
export function usesIn(elements: readonly MessageFormatElement[]): ReadonlyMap<string, Use> {
  const found = new Map<string, { kinds: Set<Kind>; options: Set<string> }>();
  const use = (name: string, kind: Kind, options: readonly string[] = []) => {
    const known = found.get(name) ?? { kinds: new Set(), options: new Set() };
    found.set(name, known);
    known.kinds.add(kind);
    for (const option of options) known.options.add(kind === 'select' ? `select ${option}` : option);
  };
  const walk = (list: readonly MessageFormatElement[]): void => {
    for (const element of list) {
      switch (element.type) {
        case TYPE.argument:
          use(element.value, 'text');
          break;
        case TYPE.number:
          use(element.value, 'number');
          break;
        case TYPE.select:
          use(element.value, 'select', Object.keys(element.options));
          for (const option of Object.values(element.options)) walk(option.value);
          break;
        case TYPE.plural: {
          const kind = element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
          use(element.value, kind, Object.keys(element.options));
          for (const option of Object.values(element.options)) walk(option.value);
          break;
        }
        case TYPE.literal:
        case TYPE.pound:
          break;
        default:
          throw new Error(`not expected in a message: ${JSON.stringify(element)}`);
      }
    }
  };
  walk(elements);
  const uses = [...found].map(([name, { kinds, options }]): [string, Use] => {
    const sorted = [...options].sort();
    return [
      name,
      {
        kinds,
        cases: sorted.flatMap((option) => (option.startsWith('select ') ? [option.slice(7)] : [])),
        exact: sorted.filter((option) => option.startsWith('=')),
        categories: sorted.filter((option) => !/^(=|select )/.test(option)),
      },
    ];
  });
  return new Map(uses);
}

/** What stands for a parameter in `wordingsOf`. */
export const FILLED = '\uFFFC';

/** A message written out with its first cases, with its second ones, and so on, so that each case is seen once. */
export function wordingsOf(elements: readonly MessageFormatElement[]): readonly string[] {
  const most = (list: readonly MessageFormatElement[]): number =>
    Math.max(
      1,
      ...list.map((element) => {
        if (element.type !== TYPE.select && element.type !== TYPE.plural) return 1;
        const options = Object.values(element.options);
        return options.reduce((sum, { value }) => sum + most(value), 0);
      }),
    );
  // Cases of cases are counted through like digits: the `index`th wording of a branch is its own `index`th.
  const write = (list: readonly MessageFormatElement[], index: number): string =>
    list
      .map((element) => {
        switch (element.type) {
          case TYPE.literal:
            return element.value;
          case TYPE.pound:
            return '2';
          case TYPE.select:
          case TYPE.plural: {
            let rest = index;
            const options = Object.values(element.options);
            for (const { value } of options) {
              const count = most(value);
              if (rest < count) return write(value, rest);
              rest -= count;
            }
            return write(options.at(-1)?.value ?? [], rest);
          }
          default:
            return FILLED;
        }
      })
      .join('');
  return Array.from({ length: most(elements) }, (_, index) => write(elements, index));
}
