import { describe, expect, test } from 'vitest';
import { loadVariant } from '../../src/variant/load.js';
import { merged } from '../../src/variant/merge.js';
import { readYaml } from '../../src/yaml/read.js';
import { plain, type WrittenMap, writtenAt } from '../../src/yaml/written.js';
import { english } from '../support/shipped.js';
import { loadText, minimal, problemsFrom, variantFrom } from './loaded.js';

function written(text: string, file: string): WrittenMap {
  const read = readYaml(text, file);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

const merge = (parent: string, child: string) => merged(written(parent, 'parent'), written(child, 'child'));

describe('a file merges with what it extends', () => {
  // Parent, child, what holds then; by the rules of the file (maps key by key, tables row by row, the rest replaces).
  test.each([
    [
      'maps merge key by key',
      'line: { doubles: across, wild: none }',
      'line: { wild: blanks }',
      { line: { doubles: 'across', wild: 'blanks' } },
    ],
    [
      'tables merge row by row',
      'deal: { 2: 7, 3: 5 }',
      'deal: { 3: 7, 4: 6 }',
      { deal: { 2: 7, 3: 7, 4: 6 } },
    ],
    [
      'a row for partners is a row',
      'match: { points: { 2: 100, 4: 61 } }',
      'match: { points: { partners: 100 } }',
      { match: { points: { 2: 100, 4: 61, partners: 100 } } },
    ],
    ['a number replaces rows', 'deal: { 2: 7, 3: 5 }', 'deal: 6', { deal: 6 }],
    ['rows replace a number', 'deal: 7', 'deal: { 4: 6 }', { deal: { 4: 6 } }],
    [
      'lists replace',
      'lead: { first: [6-6, lot], with: any-tile }',
      'lead: { first: [highest-double, lot] }',
      { lead: { first: ['highest-double', 'lot'], with: 'any-tile' } },
    ],
    ['a word replaces a map', 'draw: { when: any-turn, leave: 2 }', 'draw: never', { draw: 'never' }],
    ['a map replaces a word', 'draw: never', 'draw: { leave: 2 }', { draw: { leave: 2 } }],
    [
      'ways by ending replace one way',
      'lead: { first: lot, later: winner }',
      'lead: { later: { tie: as-first } }',
      { lead: { first: 'lot', later: { tie: 'as-first' } } },
    ],
    [
      'rounds remove points',
      'match: { points: 100 }',
      'match: { rounds: 5, tie: draw }',
      { match: { rounds: 5, tie: 'draw' } },
    ],
    [
      'points remove rounds and keep the rest',
      'match: { rounds: 5, tie: draw }',
      'match: { points: 50 }',
      { match: { points: 50, tie: 'draw' } },
    ],
    ['one round removes both', 'match: { points: 100 }', 'match: one-round', { match: 'one-round' }],
    ['points remove one round', 'match: one-round', 'match: { points: 100 }', { match: { points: 100 } }],
    ['choices replace as a list', 'choices: [ { match: one-round } ]', 'choices: []', { choices: [] }],
    [
      'a title replaces whole',
      'title: { en: Old, fr: Vieux }',
      'title: { en: New }',
      { title: { en: 'New' } },
    ],
    [
      'examples merge by name',
      'examples: [ { name: a, steps: 1 }, { name: b } ]',
      'examples: [ { name: c }, { name: a, drop: true } ]',
      { examples: [{ name: 'a', drop: true }, { name: 'b' }, { name: 'c' }] },
    ],
  ])('%s', (_, parent, child, expected) => {
    expect(plain(merge(parent, child))).toEqual(expected);
  });

  test('each part knows where it was written and whether this file says it', () => {
    const both = merge('title: x\nline: { doubles: across,\n  wild: none }', 'line:\n  wild: blanks');
    expect(writtenAt(both, ['line', 'wild'])).toMatchObject({
      here: true,
      spot: { file: 'child', line: 2, column: 9 },
    });
    expect(writtenAt(both, ['line', 'doubles'])).toMatchObject({
      here: false,
      spot: { file: 'parent', line: 2, column: 18 },
    });
    expect(writtenAt(both, ['title'])).toMatchObject({ here: false });
  });

  test('merging leaves both files as they were', () => {
    const parent = written('line: { wild: none }', 'parent');
    const child = written('line: { doubles: across }', 'child');
    merged(parent, child);
    expect([plain(parent), plain(child)]).toEqual([
      { line: { wild: 'none' } },
      { line: { doubles: 'across' } },
    ]);
    expect(writtenAt(parent, ['line'])?.here).toBe(true);
  });
});

describe('a file extends others', () => {
  const parent = `${minimal}partners: optional\ndraw: { leave: 0 }\ndirection: counterclockwise\n`;

  test('it states its title and the differences only', () => {
    const child = variantFrom(
      loadText('extends: ./p.yaml\ntitle: Child\ndeal: { 2: 7, 3: 5, 4: 5 }\n', { './p.yaml': parent }),
    );
    expect(child.title.any).toBe('Child');
    expect(child.rules).toMatchObject({
      deal: { players: { 2: 7, 3: 5, 4: 5 } },
      direction: 'counterclockwise',
    });
  });

  test('paths count from the folder of the file that names them', () => {
    const files = {
      './sets/one.yaml': 'extends: ../common/two.yaml\ntitle: One\n',
      './common/two.yaml': 'extends: ./three.yaml\ntitle: Two\n',
      './common/three.yaml': minimal,
    };
    expect(problemsFrom(loadText('extends: ./sets/one.yaml\ntitle: Child\n', files))).toEqual([]);
  });

  test('a row of more than eight is refused', () => {
    const files = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `./f${index}.yaml`,
        `extends: ./f${index + 1}.yaml\ntitle: F\n`,
      ]),
    );
    const [problem] = problemsFrom(loadText('extends: ./f0.yaml\ntitle: Child\n', files));
    expect(problem).toMatchObject({ code: 'extends.deep', file: 'f7.yaml', line: 1, column: 10 });
    expect(english.lookUp('problem.extends.deep', problem?.params)).toBe(
      'More than 8 files extend one another here. Let this one extend a file further up.',
    );
  });

  // What the parent says has no meaning any more; said by the child itself it would be refused.
  test.each([
    ['direction, by two', 'players: 2', 'direction: clockwise', 'direction.two'],
    ['partners, by three at most', 'players: 2-3', 'partners: optional', 'partners.four'],
    ['drawing, from an empty boneyard', 'players: 4\ndeal: 7', 'draw: { leave: 0 }', 'draw.dead'],
  ])('a dead key is dropped silently when inherited: %s', (_, change, own, code) => {
    const child = `extends: ./p.yaml\ntitle: Child\n${change}\n`;
    const loaded = loadText(child, { './p.yaml': parent });
    expect(loaded).toMatchObject({ ok: true, notes: [] });
    const said = problemsFrom(loadText(`${child}${own}\n`, { './p.yaml': parent }));
    expect(said).toMatchObject([{ code, file: 'game.yaml' }]);
  });

  test('rows of players who no longer play are dropped, and the partners’ row when nobody is one', () => {
    const rows = parent.replace('deal: 5', 'deal: { 2: 7, 3: 5, 4: 5, partners: 6 }');
    const two = variantFrom(loadText('extends: ./p.yaml\ntitle: Child\nplayers: 2\n', { './p.yaml': rows }));
    expect(two.rules.deal).toEqual({ players: { 2: 7 } });
    const alone = variantFrom(
      loadText('extends: ./p.yaml\ntitle: C\npartners: never\n', { './p.yaml': rows }),
    );
    expect(alone.rules.deal).toEqual({ players: { 2: 7, 3: 5, 4: 5 } });
    const always = variantFrom(
      loadText('extends: ./p.yaml\ntitle: C\nplayers: 4\npartners: always\n', { './p.yaml': rows }),
    );
    expect(always.rules.deal).toEqual({ players: { 4: 6 } });
  });

  test('a fallback that is never reached with the new deal is dropped', () => {
    const draws = `${minimal.replace('first: lot', 'first: [6-6, draw-until-held, heaviest-tile]')}draw: { leave: 2 }\n`;
    const child = variantFrom(
      loadText('extends: ./p.yaml\ntitle: C\nplayers: 4\ndeal: 7\n', { './p.yaml': draws }),
    );
    expect(child.rules.lead.first.map((way) => way.kind)).toEqual(['tile']);
    expect(child.rules.draw).toEqual({ when: 'never' });
  });

  test('what is wrong because of a change is told at the change', () => {
    const [problem] = problemsFrom(
      loadText('extends: ./p.yaml\ntitle: C\nplayers: 2-6\n', { './p.yaml': minimal }),
    );
    expect(problem).toMatchObject({
      code: 'deal.too-many',
      file: 'game.yaml',
      line: 3,
      column: 1,
      path: ['players'],
    });
  });
});

describe('inherited examples', () => {
  const examples = `examples:
  - { name: one, players: [Ana, Ben], steps: [ { who: Ana, play: 1-3, ends: [1, 3] } ] }
  - { name: two, players: [Ana, Ben], steps: [ { who: Ana, play: 2-3 } ] }
`;

  test('are marked, replaced by name and left out on demand', () => {
    const child = `extends: ./p.yaml\ntitle: C\nexamples:
  - { name: two, drop: true }
  - { name: one, players: 3, steps: [ { play: 6-6 } ] }
  - { name: three, steps: [ { play: 5-6 } ] }
`;
    const found = variantFrom(loadText(child, { './p.yaml': minimal + examples })).examples;
    expect(found.map(({ name, inherited, place }) => [name, inherited, place.line])).toEqual([
      ['one', false, 5],
      ['three', false, 6],
    ]);
    const plainChild = variantFrom(
      loadText('extends: ./p.yaml\ntitle: C\n', { './p.yaml': minimal + examples }),
    );
    expect(plainChild.examples.map(({ inherited, place }) => [inherited, place.file])).toEqual([
      [true, 'p.yaml'],
      [true, 'p.yaml'],
    ]);
  });
});

describe('what is extended is told by the file itself, not by its name', () => {
  const own = {
    name: 'draw.yaml',
    id: 'draw',
    text: 'extends: draw\ntitle: Ours\n',
    source: '/home/draw.yaml',
  };

  test('a file may extend another of the same name', () => {
    const library = (name: string) =>
      name === 'draw' ? { name: 'draw.yaml', id: 'draw', text: minimal, source: 'shipped' } : undefined;
    expect(variantFrom(loadVariant(own, library)).title.any).toBe('Ours');
  });

  test('one file under two names is a ring', () => {
    const library = (name: string) => ({ ...own, name: `${name}-again` });
    expect(problemsFrom(loadVariant(own, library)).map(({ code }) => code)).toEqual(['extends.cycle']);
  });
});
