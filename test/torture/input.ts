import { COMMANDS } from '../../src/cli/command-list.js';
import { OPTIONS } from '../../src/cli/line/options.js';
import { type Random, randomOf } from '../../src/domino/random.js';
import { mutated, ODD_WORDS, pick, WAYS, type Way } from './mutate.js';
import { GAMES, LINES, NAMES, PRINTERS, RECORDS, SETTINGS, VALUES } from './seeds.js';

/** What is fed with something odd: a file of each kind that people write, or the command line itself. */
export const KINDS = ['variant', 'settings', 'printers', 'names', 'record', 'options'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing to try: files by path, and the command lines that are then run one after another. */
export interface Input {
  readonly kind: Kind;
  readonly way: Way;
  readonly files: Readonly<Record<string, string>>;
  readonly lines: readonly (readonly string[])[];
  /** What a kit is tried with when `check` has called the file fine; none for most, since a kit takes long. */
  readonly kit?: readonly string[];
}

/** Of a hundred inputs so many are of each kind: what makes kits takes long. */
const SHARES: Readonly<Record<Kind, number>> = {
  variant: 84,
  settings: 4,
  printers: 2,
  names: 2,
  record: 2,
  options: 6,
};
const SHARED: readonly Kind[] = KINDS.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));

/** Of so many good variants one is made into a kit. */
const KITS_OF = 6;
const SHEETS = ['rules', 'tiles', 'score-log', 'print-guide', 'rules', 'host-key'];
const CHEAP = ['--sheets', 'score-log', '--quiet', '--json'];

/** The input of this number, the same whenever it is asked for. */
export function inputOf(seed: number, number: number): Input {
  const random = randomOf(seed, number);
  const kind = pick(SHARED, random);
  const way = pick(WAYS, random);
  const text = (texts: readonly string[]) => mutated(pick(texts, random), pick(texts, random), way, random);
  switch (kind) {
    case 'variant': {
      const files = { 'game.yaml': text(GAMES), 'other.yaml': pick(GAMES, random) };
      const isKit = random.below(KITS_OF) === 0;
      const kit = isKit && ['kit', 'game.yaml', '--out', 'o', '--quiet', '--sheets', pick(SHEETS, random)];
      const form = random.below(8) === 0 ? [] : ['--json'];
      return { kind, way, files, lines: [['check', 'game.yaml', ...form]], ...(kit && { kit }) };
    }
    case 'settings': {
      const line = random.below(6) === 0 ? ['kit', 'block', ...CHEAP] : ['rules', 'block', '--json'];
      return { kind, way, files: { 'dominopress.yaml': text(SETTINGS) }, lines: [line] };
    }
    case 'printers':
      return {
        kind,
        way,
        files: { 'settings/dominopress/printers.yaml': text(PRINTERS) },
        lines: [['kit', 'block', '--printer', 'home', '--out', 'o', ...CHEAP]],
      };
    case 'names':
      return {
        kind,
        way,
        files: { 'names.txt': text(NAMES) },
        lines: [['kit', 'block', '--names', '@names.txt', '--out', 'o', ...CHEAP]],
      };
    case 'record':
      return {
        kind,
        way,
        files: { 'kit.json': text(RECORDS) },
        lines: [['kit', '--from', 'kit.json', '--out', 'o', '--quiet', '--json']],
      };
    case 'options':
      return {
        kind,
        way,
        files: {
          'game.yaml': pick(GAMES, random),
          'other.yaml': pick(GAMES, random),
          'names.txt': pick(NAMES, random),
          'settings/dominopress/printers.yaml': pick(PRINTERS, random),
        },
        lines: [cheaper(lineOf(way, random))],
      };
  }
}

/** A command line changed in its letters, its words, or its options. */
function lineOf(way: Way, random: Random): readonly string[] {
  const line = [...pick(LINES, random)];
  for (let times = 1 + random.below(4); times > 0; times--) {
    const at = random.below(line.length);
    const word = line[at] ?? '';
    if (way === 'bytes') line[at] = mutated(word, pick(VALUES, random), 'bytes', random);
    else if (way === 'tokens') tokens(line, at, random);
    else line.splice(at + random.below(2), 0, ...optionOf(line[0] ?? '', random));
  }
  return line;
}

function tokens(line: string[], at: number, random: Random): void {
  const word = random.below(3) === 0 ? pick(ODD_WORDS, random) : pick(pick(LINES, random), random);
  switch (random.below(5)) {
    case 0:
      line.splice(at, 1);
      break;
    case 1:
      line.splice(at, 0, word);
      break;
    case 2:
      line[at] = pick(VALUES, random);
      break;
    case 3:
      line.push(line[at] ?? '');
      break;
    default:
      line[at] = word;
  }
}

/** An option that the command takes (any, now and then), with a value where it has one: one of its own words, or anything. */
function optionOf(command: string, random: Random): readonly string[] {
  const all = COMMANDS.flatMap(({ options }) => options);
  const own = COMMANDS.find(({ name }) => name === command)?.options ?? all;
  const name = pick(random.below(8) === 0 ? all : own, random);
  const { value, values } = OPTIONS[name];
  if (value === undefined) return [`--${name}`];
  const given = values && random.below(3) > 0 ? pick(values, random) : pick(VALUES, random);
  return random.below(3) === 0 ? [`--${name}=${given}`] : [`--${name}`, given];
}

/** The same with no more rounds and cores than are quickly played; nothing else about it is made easier. */
function cheaper(line: readonly string[]): readonly string[] {
  const isLong = line.includes('simulate');
  const few = line.map((word) => (isLong && /^\d{4,}$/u.test(word) ? '999' : word));
  const rounds = few.map((word) => word.replace(/^(--rounds=)\d{4,}$/u, '$1999'));
  return isLong && !rounds.some((word) => word.startsWith('--rounds'))
    ? [...rounds, '--rounds', '50']
    : rounds;
}
