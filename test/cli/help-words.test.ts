import { expect, test } from 'vitest';
import { languages } from '../support/languages.js';
import { ownFolder, run } from './support.js';

test.each([
  ['en', 'Usage: dominopress kit [options] <variant...>', '--paper <paper>', '--set <key=value>'],
  ['fr', 'Usage\u202F: dominopress kit [options] <variante...>', '--paper <papier>', '--set <clé=valeur>'],
  ['es', 'Uso: dominopress kit [opciones] <variante...>', '--paper <papel>', '--set <clave=valor>'],
  ['de', 'dominopress kit [Optionen] <Variante...>', '--paper <Papier>', '--set <Regel=Wert>'],
  ['pt', 'Uso: dominopress kit [opções] <variante...>', '--paper <papel>', '--set <chave=valor>'],
  ['pt-PT', 'Uso: dominopress kit [opções] <variante...>', '--paper <papel>', '--set <chave=valor>'],
  ['it', 'Uso: dominopress kit [opzioni] <variante...>', '--paper <carta>', '--set <chiave=valore>'],
])('in %s what is to be put in is named in the language: %s', async (language, usage, ...options) => {
  const { out } = await run(ownFolder(), ['help', 'kit', '--lang', language]);
  expect(out).toContain(usage);
  for (const option of options)
    expect(out).toMatch(new RegExp(`^  ${option.replace(/[[\]=]/g, '\\$&')} `, 'm'));
});

test.each(languages)(
  'in %s each value of an option is explained where its word is English',
  async (language) => {
    if (language === 'en') return;
    const { out } = await run(ownFolder(), ['help', 'kit', '--lang', language], { width: 400 });
    const values = [
      'pips',
      'numerals',
      'both',
      'rounded',
      'square',
      'lattice',
      'checks',
      'stripes',
      'stars',
      'dots',
      'front',
      'none',
    ];
    for (const value of values) expect(out, value).toMatch(new RegExp(`\\b${value}(?: \\(|, \\p{L})`, 'u'));
  },
);

test('no line of the French help begins with a mark that belongs to the word before it', async () => {
  for (let width = 40; width <= 120; width += 7) {
    const { out } = await run(ownFolder(), ['help', 'kit', '--lang', 'fr'], { width });
    expect(out.split('\n').filter((line) => /^\s*[:;!?»]/u.test(line))).toEqual([]);
  }
});

test('a language is found whatever the size of its letters, and its kit has a name that any disk takes', async () => {
  for (const typed of ['pt-PT', 'pt-pt']) {
    const folder = ownFolder();
    const argv = ['kit', 'double-three-chain', '--sheets', 'rules', '--lang', typed];
    const { out } = await run(folder, argv);
    expect(out).toContain('double-three-chain-pt-pt');
    expect(out).toContain('1 página');
  }
});

test('ranges in the list have an en dash, those of --json what a file writes', async () => {
  const { out } = await run(ownFolder(), ['list']);
  expect(out).toMatch(/^double-three-chain .* 2–4 +10–20 /m);
  const json = JSON.parse((await run(ownFolder(), ['list', '--json'])).out);
  expect(json).toContainEqual(
    expect.objectContaining({ id: 'double-three-chain', players: '2-4', minutes: '10-20' }),
  );
});

test.each([
  ['en', 'The sizes are a4,', 'or one such as 210x297mm.'],
  ['fr', 'Les formats sont a4,', 'ou une taille comme 210x297mm.'],
  ['es', 'Los formatos son a4,', 'o una medida como 210x297mm.'],
  ['de', 'Die Formate sind a4,', 'oder eines wie 210x297mm.'],
  ['pt', 'Os formatos são a4,', 'ou um tamanho como 210x297mm.'],
  ['it', 'I formati sono a4,', 'o una misura come 210x297mm.'],
])('in %s papers have sizes: %s', async (language, ...said) => {
  const { err } = await run(ownFolder(), ['kit', 'draw', '--paper', 'b7', '--lang', language]);
  for (const part of said) expect(err).toContain(part);
});

test('a comparison in French sets the colon off from the name of a game', async () => {
  const { out } = await run(ownFolder(), ['compare', 'family-draw', 'draw', '--lang', 'fr']);
  expect(out).toContain('Pioche en famille\u202F:');
});
