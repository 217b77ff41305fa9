import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scenarios, shipped } from '../support/shipped.js';

/** Files of people's own that say what differs from a game that comes with the program. */
const HOUSE_RULES = [
  'extends: draw\ntitle: Friday draw\nmatch: { points: 150 }\n',
  'extends: block\ntitle: { en: Two by two, fr: Deux à deux }\nplayers: 4\npartners: always\ndeal: 7\n',
  'extends: family-draw\ntitle: Ours\nminutes: 20-30\ndraw: { tiles: one, then: may-keep, leave: 2 }\n',
  'extends: penalty-draw\ntitle: Long night\nmatch: { rounds: 5, tie: extra-round }\n',
  'extends: double-three-chain\ntitle: Small\nchoices:\n  - match: one-round\n  - lead.first: lot\n',
  'extends: ./other.yaml\ntitle: Of the other\ndeal: { 2: 6 }\n',
];

const bench = fileURLToPath(new URL('../../bench/double-twelve.yaml', import.meta.url));

/** Every game there is here, by the text of its file. */
export const GAMES: readonly string[] = [
  ...[...shipped.values(), ...scenarios.values()].map(({ text }) => text),
  ...HOUSE_RULES,
  readFileSync(bench, 'utf8'),
];

export const SETTINGS: readonly string[] = [
  'paper: letter\nlang: fr\n',
  'paper: [a4, 200x250mm]\nplayers: 3\nseed: 7\nout: out\n',
  'tile: 50x25mm\nfaces: numerals\nbacks: short-edge\nback-offset: [0.5, -0.3]\nback-pattern: weave\nmarks: front\n',
  'margin: [10, 10, 12, 10]\nlarge-print: true\nsheets: [rules, score-log]\nnames: [Ana, Ben]\n',
  'partners: true\ncolour: true\nlow-ink: true\ncorners: round\nfont: atkinson\n',
];

export const PRINTERS: readonly string[] = [
  '"home":\n  ruler: [100, 99.5]\n  offset: [0.5, -1.25]\n  margin: [5, 5, 12.7, 5]\n  compensate: true\n',
  'home:\n  margin: [6]\nclub:\n  ruler: [97, 97]\n  compensate: true\n',
];

export const NAMES: readonly string[] = [
  'Ana\nBen\nCleo\nDan\n',
  '"Name";"Form"\n"Lovelace, Ada";"7b"\n"Gauß, Carl";"7b"\n',
  'Ana+Ben\nCleo+Dan\n',
  'Zoë,1\r\nJosé,2\r\n',
];

/** What a kit's record keeps of what it was asked for. */
export const RECORDS: readonly string[] = [
  JSON.stringify({
    variant: 'block',
    fingerprint: '12345678',
    asked: {
      game: 'block',
      paper: ['a4'],
      lang: 'en',
      seed: 1,
      players: 3,
      names: ['Ana', 'Ben', 'Cleo'],
      set: ['match.points=50'],
      sheets: ['score-log'],
      tile: '48x24mm',
      'back-offset': [0.5, 0],
      printer: { name: 'home', ruler: [100, 100], margin: [5] },
    },
  }),
];

/** Command lines as people type them, of each command. */
export const LINES: readonly (readonly string[])[] = [
  ['kit', 'family-draw', '--paper', 'letter'],
  ['kit', 'draw', '--players', '3', '--names', 'Ana,Ben,Cleo', '--sheets', 'score-log'],
  ['kit', './game.yaml', '--tile', '50x25mm', '--faces', 'both', '--sheets', 'tiles', '--json'],
  ['kit', 'block', '--kits', '2', '--reprint', 'B:3-5,0-0', '--backs', 'fold', '--marks', 'both'],
  [
    'kit',
    'draw',
    '--set',
    'draw.when=stuck',
    '--set',
    'match.points=50',
    '--sheets',
    'rules',
    '--lang',
    'de',
  ],
  [
    'kit',
    'block',
    '--printer',
    'home',
    '--margin',
    '5,5,12.7,5',
    '--back-offset',
    '0.5,-0.3',
    '--sheets',
    'tiles',
  ],
  ['kit', 'double-three-chain', '--large-print', '--font', 'atkinson', '--sheets', 'rules', '--out', 'there'],
  ['list', '--json'],
  ['rules', 'draw', '--players', '2', '--format', 'markdown'],
  ['rules', 'block', '--format', 'html', '--partners', '--lang', 'pt-PT'],
  ['check', './game.yaml', './other.yaml', '--json', '--facts'],
  ['compare', 'block', 'draw', '--players', '3', '--exit-code'],
  ['compare', 'draw', '--set', 'draw.when=stuck', '--out', 'there', '--force'],
  ['new', 'sunday', '--from', 'family-draw'],
  ['play', 'draw', '--players', '4', '--partners', '--seed', '7'],
  ['simulate', 'block', '--rounds', '20', '--cores', '1', '--json'],
  ['schema', '--lang', 'en'],
  [
    'calibrate',
    '--paper',
    'a4,letter',
    '--printer',
    'home',
    '--ruler',
    '100,99.5',
    '--offset',
    '0.5,0',
    '--compensate',
  ],
  ['verify', '12345678', 'draw', './game.yaml', '--quiet'],
  ['completion', 'bash'],
  ['man', '--lang', 'it'],
  ['help', 'kit'],
  ['--version'],
];

/** Values of options, right ones and others, for any option. */
export const VALUES: readonly string[] = [
  ...[
    'a4',
    'letter',
    'a3',
    'legal',
    'tabloid',
    '200x250mm',
    '10x10mm',
    '5000x5000mm',
    '0x0mm',
    '1e3x2mm',
    'a4,letter',
  ],
  ...[
    'en',
    'fr',
    'pt-PT',
    'xx',
    'EN',
    'pips',
    'numerals',
    'both',
    'long-edge',
    'flood',
    'none',
    'fold',
    'weave',
    'front',
  ],
  ...[
    '48x24mm',
    '90x45mm',
    '1x1mm',
    '300x20mm',
    'large',
    '3',
    '6.35',
    '100',
    '0',
    '-5',
    '5,5,5,5',
    '0,5;0,5',
    '1/2',
  ],
  ...[
    'Ana,Ben',
    'Ana+Ben,Cleo+Dan',
    '@names.txt',
    '@',
    '@.',
    'Ana,,Ben',
    'דן כהן',
    '日本',
    '<b>',
    'A'.repeat(31),
  ],
  ...[
    'draw.leave=2',
    'match.points=10000',
    'a=b',
    'set=double-eighteen',
    'title=x',
    'match=one-round',
    'examples=[]',
  ],
  ...[
    'deal={ 2: 7, 3: 5, 4: 5 }',
    'choices=[{ match: one-round }]',
    `${'a.'.repeat(3000)}a=1`,
    'x'.repeat(5000),
  ],
  ...[
    'home',
    'con',
    'out/../..',
    '../x',
    '/',
    '.',
    '',
    ' ',
    '\0',
    '\u202Ex',
    '0-0',
    'B:3-5',
    'Z:6-6',
    '19-19',
  ],
];
