/** The shortest file of a game, over which a test writes what it asks about: the shape alone is right, not every rule with another. */
export const MINIMAL = {
  title: 'x',
  set: 'double-six',
  players: '2-4',
  deal: 5,
  lead: { first: 'lot' },
  score: { round: 'opponents' },
  match: { points: 100 },
};
