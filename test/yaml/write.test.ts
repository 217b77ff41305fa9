import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Document, isCollection, isPair, parse, type YAMLMap, type YAMLSeq } from 'yaml';
import { rulesDataLines } from '../../src/rulebook/rules-data.js';
import { type Data, yamlLines } from '../../src/yaml/write.js';
import { languages, wordsIn } from '../support/languages.js';
import { opened } from '../support/opened.js';
import { checkedOf, scenarios, shipped } from '../support/shipped.js';
import { runs } from '../support/thorough.js';

/** The same lines by the library, which writes each map and list on one line to see whether it fits. */
function byLibrary(data: Data, room: number): readonly string[] {
  const document = new Document(numbered(data), { version: '1.2', aliasDuplicateObjects: false });
  if (isCollection(document.contents)) openIn(document.contents as Collection, 0, room);
  return document.toString(STYLE).replace(/\n$/, '').split('\n');
}

type Collection = YAMLMap | YAMLSeq;

const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const;

function numbered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbered);
  if (typeof value !== 'object' || value === null) return value;
  return new Map(
    Object.entries(value).map(([key, inner]) => [/^\d+$/.test(key) ? Number(key) : key, numbered(inner)]),
  );
}

function openIn(collection: Collection, indent: number, room: number): void {
  collection.flow = false;
  for (const item of collection.items) {
    const value = isPair(item) ? item.value : item;
    if (!isCollection(value)) continue;
    const inner = value as Collection;
    const key = isPair(item) ? `${String(item.key)}: ` : '- ';
    if (indent + key.length + onOneLine(inner).length > room) openIn(inner, indent + 2, room);
    else inner.flow = true;
  }
}

function onOneLine(collection: Collection): string {
  const alone = new Document<Collection, true>(null as never, { version: '1.2' });
  alone.contents = collection.clone() as Collection;
  alone.contents.flow = true;
  return alone.toString(STYLE).replace(/\n$/, '');
}

/** Texts that YAML could take for something else, or that it must quote in one place and not in another. */
const ODD = [
  ...[
    '',
    ' ',
    '-',
    '?',
    ':',
    '- a',
    '-a',
    '--- a',
    '---',
    '...',
    '%a',
    '#a',
    'a #b',
    'a#b',
    'a: b',
    'a:b',
    'a:',
  ],
  ...[
    'true',
    'False',
    'NULL',
    'null',
    '~',
    'yes',
    'no',
    'on',
    'nullable',
    'true, false',
    '.inf',
    '.nan',
    'inf',
  ],
  ...[
    '1e3',
    '1e-3',
    '1-e3',
    'e3',
    '0-3',
    '00-3',
    '0-3-',
    '-3',
    '+3',
    '3',
    '007',
    '0x1F',
    '0o17',
    '1.5',
    '1_000',
  ],
  ...[
    '2024-01-02',
    '1:30',
    '1|3',
    '|',
    '>',
    '&a',
    '*a',
    '!a',
    '@a',
    '`a',
    '<<',
    '=',
    'a, b',
    'a,b',
    ',a',
    'a,',
  ],
  ...[
    '[a]',
    '{a}',
    'a]',
    "it's",
    "'a'",
    '"a"',
    '"',
    `"it's"`,
    'a\\b',
    'C:\\n',
    'a\tb',
    'a  b',
    ' a',
    'a ',
    'a- b',
  ],
  ...[
    'été',
    'E\u0301te',
    'à deux',
    'n.º',
    'a. b',
    'a.b',
    'a+b',
    '“a”',
    'a–b',
    'a\u00A0b',
    'a\u202F!',
    '🁣',
    'Ω 3',
  ],
  ...['\u0007', '\u0085', '\u2028', '\uFEFF', '\uD800', '__proto__', 'constructor'],
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD) },
  fc.string({ maxLength: 12 }),
  fc.string({ maxLength: 6, unit: 'binary' }),
  fc.string({ maxLength: 12, unit: fc.constantFrom(...'aZé0e3 -.,:+#') }),
);
const number = fc.oneof(fc.integer(), fc.nat({ max: 12 }), fc.constantFrom(0.5, 1e21, -1.25e-7, 2 ** 53));
const key = fc.oneof(
  fc.constantFrom('deal', 'lead', 'score.round', 'keys of some length'),
  fc.nat({ max: 30 }).map(String),
  text,
);
const { data: anyData } = fc.letrec<{ value: unknown; data: Data }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    { weight: 3, arbitrary: fc.oneof(text, number, fc.boolean(), fc.constant(null)) },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    { weight: 3, arbitrary: tie('data') },
  ),
  data: fc.dictionary(key, fc.option(tie('value'), { nil: undefined, freq: 20 }), { maxKeys: 5 }),
}));

describe('what is written in one go', () => {
  test('is what the library writes, whatever the data and the room', () => {
    fc.assert(
      fc.property(
        anyData,
        fc.oneof(fc.nat({ max: 60 }), fc.constant(Number.POSITIVE_INFINITY)),
        (data, room) => {
          fc.pre(!/\\n/.test(JSON.stringify(data)));
          expect(yamlLines(data, room)).toEqual(byLibrary(data, room));
        },
      ),
      { numRuns: runs(20_000) },
    );
  });

  test.each(ODD)('is %j alone, in a list and as a key', (odd) => {
    const data = { a: odd, b: [odd, [odd]], c: { [odd]: odd, d: { [odd]: [odd] } }, [odd]: { [odd]: 1 } };
    for (const room of [0, 12, 200]) expect(yamlLines(data, room)).toEqual(byLibrary(data, room));
  });

  test('is the same for every game in every language', () => {
    for (const id of [...shipped.keys(), ...scenarios.keys()]) {
      const checked = checkedOf(id);
      for (const language of languages) {
        const words = wordsIn(language);
        // On one line, data are read back as the data they were.
        const [wide, narrow] = [Number.POSITIVE_INFINITY, 50].map((room) =>
          opened(rulesDataLines(checked, words, room)),
        );
        const data = parse((wide ?? []).join('\n')) as Data;
        expect(wide).toEqual(byLibrary(data, Number.POSITIVE_INFINITY));
        expect(narrow).toEqual(byLibrary(data, 50));
      }
    }
  });
});

test.each([0, 200])(
  'a text with line breaks stays on its line and is read back, with room for %i letters',
  (room) => {
    for (const breaks of [
      'a\nb',
      '\n',
      'a: \n\n "b',
      "it's\n- c\n",
      'long enough to be folded by the library\n\n x',
    ]) {
      const data = { a: breaks, b: [breaks], [breaks]: { c: breaks } };
      expect(yamlLines(data, room).join('\n').split('\n')).toEqual(yamlLines(data, room));
      expect(parse(yamlLines(data, room).join('\n'))).toEqual(data);
    }
  },
);
