import { describe, expect, test } from 'vitest';
import { ownFolder, run } from './support.js';

interface Turn {
  readonly seat: number;
  readonly drawn: readonly string[];
  readonly action: 'lead' | 'play' | 'pass' | 'settled';
  readonly tile?: string;
  readonly end?: number;
  readonly side?: 'left' | 'right';
  readonly line: readonly string[];
  readonly ends: readonly number[];
  readonly hand: number;
  readonly boneyard: number;
  readonly text: string;
}

interface Transcript {
  readonly seed: number;
  readonly players: number;
  readonly partners: boolean;
  readonly names: readonly string[];
  readonly sides: readonly (readonly number[])[];
  readonly deal: { readonly hands: readonly (readonly string[])[]; readonly boneyard: readonly string[] };
  readonly lead: { readonly seat: number; readonly by: string; readonly tile: string | null };
  readonly turns: readonly Turn[];
  readonly end: {
    readonly kind: 'out' | 'blocked';
    readonly winners: readonly number[];
    readonly left: readonly (readonly string[])[];
    readonly pips: readonly number[];
    readonly scores: readonly number[];
    readonly text: string;
  };
}

async function transcript(line: string): Promise<Transcript> {
  const { status, out, err } = await run(ownFolder(), [...`play ${line} --json`.split(' ')]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return JSON.parse(out);
}

const halves = (tile: string) => tile.split('-').map(Number) as [number, number];
const turned = (tile: string) => halves(tile).toReversed().join('-');
const pips = (tiles: readonly string[]) => tiles.flatMap(halves).reduce((sum, half) => sum + half, 0);

/** Follows a transcript tile by tile with strings and lists, knowing only the bare rules of a line with two ends. */
function follow({ deal, lead, turns, end, names }: Transcript, leave: number): void {
  const hands = deal.hands.map((hand) => [...hand]);
  const boneyard = [...deal.boneyard];
  let line: string[] = [];
  const ends = () => [halves(line[0] ?? '')[0], halves(line.at(-1) ?? '')[1]];
  const fits = (tile: string) => halves(tile).some((half) => ends().includes(half));
  turns.forEach((turn, index) => {
    const hand = hands[turn.seat - 1] as string[];
    expect(turn.seat).toBe(((lead.seat - 1 + index) % hands.length) + 1);
    const stuck = index > 0 && !hand.some(fits);
    if (turn.drawn.length > 0) {
      expect(stuck).toBe(true);
      expect(turn.text).toContain('Nothing in hand fits');
    }
    for (const tile of turn.drawn) expect(boneyard.shift()).toBe(tile);
    hand.push(...turn.drawn);
    if (turn.action === 'pass') {
      expect(hand.some(fits)).toBe(false);
      expect(boneyard.length).toBeLessThanOrEqual(leave);
      expect(turn.text).toContain('passes');
    } else if (turn.action === 'settled') {
      expect(hand.some(fits)).toBe(false);
      expect(turn.drawn).toHaveLength(1);
      expect(turn.text).toContain('Nothing fits, so the turn is over');
    } else {
      const tile = turn.tile ?? '';
      expect(hand).toContain(tile);
      hands[turn.seat - 1] = hand.filter((held) => held !== tile);
      if (turn.action === 'lead') line = [tile];
      else if (turn.side === 'left') {
        expect(turn.end).toBe(ends()[0]);
        line = [halves(tile)[1] === turn.end ? tile : turned(tile), ...line];
      } else {
        expect(turn.end).toBe(ends()[1]);
        line = [...line, halves(tile)[0] === turn.end ? tile : turned(tile)];
      }
      if (turn.action === 'play') expect(turn.text).toContain(`plays ${tile} on the ${turn.end}`);
      expect(turn.text).toContain(names[turn.seat - 1]);
    }
    if (turn.action === 'lead')
      expect(turn.line.join()).toMatch(new RegExp(`^(${line}|${turned(line[0] ?? '')})$`));
    else expect(turn.line).toEqual(line);
    expect(turn.ends).toEqual(ends());
    expect([turn.hand, turn.boneyard]).toEqual([hands[turn.seat - 1]?.length, boneyard.length]);
  });
  expect(end.left.map((hand) => hand.toSorted())).toEqual(hands.map((hand) => hand.toSorted()));
  expect(end.pips).toEqual(hands.map(pips));
  expect(end.kind).toBe(hands.some((hand) => hand.length === 0) ? 'out' : 'blocked');
}

describe('play --json', () => {
  test.each([
    ['double-three-chain', 0],
    ['family-draw --players 4', 0],
    ['draw --players 2', 2],
    ['block --players 3', 99],
    ['penalty-draw', 0],
  ])('tells rounds that can be followed tile by tile: %s', async (line, leave) => {
    for (let seed = 1; seed <= 8; seed++) follow(await transcript(`${line} --seed ${seed}`), leave);
  });

  test('counts seats from 1, and points by side', async () => {
    const four = await transcript('block --partners --seed 4');
    expect(four).toMatchObject({
      seed: 4,
      players: 4,
      partners: true,
      sides: [
        [1, 3],
        [2, 4],
      ],
    });
    expect(four.names).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
    expect(four.end.scores).toHaveLength(2);
    const [winner] = four.end.winners;
    const losers = four.sides.find((_, side) => side + 1 !== winner) ?? [];
    const points = losers.reduce((sum, seat) => sum + (four.end.pips[seat - 1] ?? 0), 0);
    expect(four.end.scores[(winner ?? 0) - 1]).toBe(points);
    expect((await transcript('draw --players 3')).sides).toEqual([[1], [2], [3]]);
  });

  test('has the leader that the rules find, and why', async () => {
    const { deal, lead, turns } = await transcript('family-draw');
    const doubles = ['6-6', '5-5', '4-4', '3-3', '2-2', '1-1', '0-0'];
    const highest = doubles.find((tile) => deal.hands.some((hand) => hand.includes(tile))) ?? '';
    expect(lead).toMatchObject({ by: 'highest-double', tile: highest });
    expect(deal.hands[lead.seat - 1]).toContain(highest);
    expect(turns[0]).toMatchObject({ seat: lead.seat, action: 'lead', tile: highest });
  });
});

describe('play', () => {
  test('tells the same round for the same seed, another for another', async () => {
    const text = async (seed: string) => (await run(ownFolder(), ['play', 'draw', '--seed', seed])).out;
    expect(await text('7')).toBe(await text('7'));
    expect(await text('7')).not.toBe(await text('8'));
    expect((await run(ownFolder(), ['play', 'draw'])).out).toBe(await text('1'));
  });

  test('tells in words what its data say', async () => {
    for (const line of ['family-draw --players 2 --seed 2', 'block --partners --seed 4']) {
      const { turns, deal, end } = await transcript(line);
      const { out } = await run(ownFolder(), ['play', ...line.split(' ')], { width: 120 });
      const told = out.slice(out.indexOf('Turn by turn')).split('\n');
      for (const hand of [...deal.hands, deal.boneyard]) expect(out).toContain(hand.join(' '));
      turns.forEach(({ text, ends, hand }, index) => {
        const row = told.find((found) => found.startsWith(`${index + 1} `)) ?? '';
        expect(row).toMatch(new RegExp(` ${ends[0]} and ${ends[1]} +${hand}$`));
        expect(row).toContain(text.slice(0, 40));
      });
      expect(out).toContain(turns.at(-1)?.line.join(' '));
      expect(out.replaceAll(/\n */g, ' ')).toContain(end.text);
    }
  });

  test('tells a round in the order in which it happens: what finds the leader before the deal, or after it with its draws', async () => {
    const text = async (line: string) =>
      (await run(ownFolder(), ['play', ...line.split(' ')], { width: 200 })).out.replaceAll(
        /\n(-+\n)?/g,
        ' ',
      );
    const searched = await text('draw-highest-double --players 2 --seed 2');
    expect(searched).toMatch(
      /The deal Ana +(\S-\S ?){7} Ben +(\S-\S ?){7} Boneyard +6-6 .* Who leads Nobody holds 6-6\. Ana draws 6-6\./,
    );
    expect(await text('draw')).toMatch(/Who leads Turned up for the lead: .* The deal Ana .* Turn by turn/);
    expect(await text('family-draw --set lead.first=[6-6,redeal] --seed 4')).toMatch(
      /The deal 1 earlier deal was mixed again: nobody held 6-6\. Ana .* Who leads Ana holds 6-6/,
    );
  });

  test('names the partners at the head', async () => {
    const { out } = await run(ownFolder(), ['play', 'draw', '--partners', '--seed', '4294967295']);
    expect(out.split('\n').slice(0, 2)).toEqual([
      'Draw dominoes',
      'Ana and Cleo against Ben and Dan, seed 4294967295',
    ]);
  });

  test.each([50, 80, 120])('keeps to %i columns', async (width) => {
    for (const seed of ['1', '3', '5']) {
      const { out } = await run(ownFolder(), ['play', 'penalty-draw', '--seed', seed], { width });
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width);
    }
  });

  test.each<[number, string, string]>([
    [1, 'penalty-draw --players 3', '3 players can’t play this'],
    [1, 'draw --set match.points=none', '--set match.points=none: '],
    [2, '', 'needs to know which game'],
    [2, 'drwa', 'did you mean “draw”?'],
    [2, 'draw block', '“play” doesn’t need block'],
    [2, 'draw --partners --players 3', 'Partners need 4 players, not 3'],
    [2, 'draw --rounds 5', '“play” has no option --rounds'],
  ])('ends with %i for “%s”', async (status, line, said) => {
    const ran = await run(ownFolder(), ['play', ...line.split(' ').filter(Boolean)]);
    expect(ran).toMatchObject({ status, out: '' });
    expect(ran.err).toContain(said);
  });
});
