import { describe, expect, test } from 'vitest';
import { tileName } from '../../../src/domino/notation.js';
import { highOf, lowOf, pipsOf } from '../../../src/domino/tile.js';
import { demonstrate } from '../../../src/engine/demonstrate.js';
import { shownSeating } from '../../../src/rulebook/scope.js';
import { hostKeySheet } from '../../../src/sheets/host-key/host-key.js';
import { pagesOf, type Row, rowsOn } from '../../support/drawing.js';
import { partsOf, requestFor } from '../../support/sheet-text.js';
import { valueIn } from '../../support/shipped.js';

type Kind<K extends Row['kind']> = Extract<Row, { kind: K }>;

/** What is drawn of one turn: a tile or none, its pips, the dashes, and the values of both ends. */
interface DrawnTurn {
  readonly tile: Kind<'box'> | undefined;
  readonly pips: readonly Kind<'disc'>[];
  readonly dashes: readonly Kind<'line'>[];
  readonly ends: readonly Kind<'text'>[];
}

const gamesShown = ['draw', 'block', 'family-draw', 'double-three-chain'];

describe.each(gamesShown)('the round that the host key of %s shows', (id) => {
  const request = requestFor(id);
  const { rules } = request.checked;
  const shown = demonstrate(rules, shownSeating(request.scope), request.seed);
  const sheet = valueIn(hostKeySheet(request), id);
  const pages = pagesOf(sheet);

  const turns = pages.then((all) =>
    all.flatMap((page): readonly DrawnTurn[] => {
      const rows = rowsOn(page, ({ alt }) => /^\d+ and \d+$/u.test(alt ?? ''));
      const figures: Row[][] = [[]];
      for (const row of rows) {
        figures.at(-1)?.push(row);
        // The right end's value is what is drawn last.
        if (figures.at(-1)?.filter(({ kind }) => kind === 'text').length === 2) figures.push([]);
      }
      return figures.slice(0, -1).map((figure) => ({
        tile: figure.flatMap((row) => (row.kind === 'box' ? [row] : []))[0],
        pips: figure.flatMap((row) => (row.kind === 'disc' ? [row] : [])),
        dashes: figure.flatMap((row) => (row.kind === 'line' && row.dashed ? [row] : [])),
        ends: figure.flatMap((row) => (row.kind === 'text' ? [row] : [])),
      }));
    }),
  );

  test('has the open ends of each turn, in bold those that the turn changed', async () => {
    const drawn = await turns;
    expect(drawn.length).toBe(shown.turns.length);
    drawn.forEach(({ ends }, index) => {
      const { action, line } = shown.turns[index] ?? {};
      expect(ends.map(({ text }) => Number(text))).toEqual([...(line?.ends ?? [])]);
      const changed = ends.map(({ bold }) => bold);
      if (action?.kind === 'play') expect(changed).toEqual([action.side === 'left', action.side === 'right']);
      else expect(changed).toEqual(action?.kind === 'lead' ? [true, true] : [false, false]);
    });
  });

  test('has the tile of each turn at its side of the line, its pips as it was laid', async () => {
    (await turns).forEach(({ tile, pips, dashes, ends }, index) => {
      const { action } = shown.turns[index] ?? {};
      if (action?.kind !== 'lead' && action?.kind !== 'play') {
        expect([tile, pips.length, dashes.length]).toEqual([undefined, 0, 1]);
        return;
      }
      if (tile === undefined) throw new Error(`turn ${index + 1} has no tile`);
      const double = lowOf(action.tile) === highOf(action.tile);
      const across = double && rules.line.doubles !== 'straight';
      // Halves of 4.1 mm, the outline 0.15 mm inside them and 0.22 mm wide.
      expect(tile.width).toBeCloseTo((across ? 1 : 2) * 4.1 - 0.08, 2);
      expect(tile.height).toBeCloseTo((across ? 2 : 1) * 4.1 - 0.08, 2);
      expect(pips.length).toBe(pipsOf(action.tile));
      if (action.kind === 'lead') {
        expect(dashes).toEqual([]);
        return;
      }
      const [dash] = dashes;
      const [left, right] = ends;
      const onLeft = action.side === 'left';
      const middle = tile.x + tile.width / 2;
      expect(onLeft ? middle < (dash?.x1 ?? 0) : middle > (dash?.x2 ?? 0)).toBe(true);
      // Nearer than 1.2 mm to the value of the end that it makes.
      const near = onLeft ? tile.x - (left?.right ?? 0) : (right?.left ?? 0) - tile.x - tile.width;
      expect(near).toBeGreaterThan(1);
      expect(near).toBeLessThan(1.3);
      if (double) return;
      // The half towards the line has the pips of the end it was laid on.
      const inner = pips.filter(({ x }) => (onLeft ? x > middle : x < middle));
      expect(inner.length).toBe(action.end);
    });
  });

  test('has the tiles drawn from the boneyard, and what is left in the hands with its pips', async () => {
    const alts = partsOf(sheet, 'Figure').map(({ alt }) => alt ?? '');
    const drawing = shown.turns.filter(({ drawn }) => drawn.length > 0);
    const named = (alt: string) => [...alt.matchAll(/\d+-\d+/gu)].map(([name]) => name);
    const fromBoneyard = alts.filter((alt) => alt.startsWith('Drawn from the boneyard'));
    expect(fromBoneyard.map(named)).toEqual(drawing.map(({ drawn }) => drawn.map(tileName)));
    const hands = alts.filter((alt) => alt.includes(' holds ')).map(named);
    const held = shown.left.filter((hand) => hand.length > 0).map((hand) => hand.map(tileName));
    expect(hands.slice(shown.hands.length)).toEqual(held);
    const texts = (await pages)
      .flatMap((page) => rowsOn(page))
      .flatMap((row) => (row.kind === 'text' ? [row] : []));
    const start = texts.findIndex(({ text }) => text.startsWith('The count'));
    const end = texts.findIndex(({ text }) => text.startsWith('5 What to expect'));
    const pips = texts.slice(start, end).filter(({ bold, text }) => bold && /^\d+$/u.test(text.trim()));
    expect(pips.map(({ text }) => Number(text))).toEqual(
      shown.left
        .filter((hand) => hand.length > 0)
        .map((hand) => hand.reduce((sum, tile) => sum + pipsOf(tile), 0)),
    );
  });
});
