// The public names: from a variant's text to the PDFs of its kit, and the engine that plays it.
export { parseLaidTile, parseTile, tileName } from './domino/notation.js';
export { type Random, randomOf } from './domino/random.js';
export { type SetName, tilesOfSet } from './domino/set.js';
export {
  highOf,
  isDouble,
  type LaidTile,
  lowOf,
  type Pips,
  pipsOf,
  type Tile,
  tileOf,
} from './domino/tile.js';
export { demonstrate } from './engine/demonstrate.js';
export { replay } from './engine/replay/replay.js';
export { type Position, Round } from './engine/round.js';
export { simulate } from './engine/simulate/simulate.js';
export type { Demonstration, Expectation, Replayed, RoundEnd, Turn } from './engine/types.js';
export { HostOnly } from './host-only.js';
export type { Audience, Page, Sheet, SheetName, TextMeasurer } from './layout/page/page.js';
export { type Paper, readTemplates, type Templates } from './layout/page/templates.js';
export { paintPdf } from './pdf/document.js';
export { type Fonts, loadFonts } from './pdf/fonts.js';
export { bad, good, type Problem, type Result } from './problem.js';
export { ruleSections } from './rulebook/clauses/clauses.js';
export type { Section, Sentence } from './rulebook/clauses/sentence.js';
export { type Comparison, compareGames, type Difference } from './rulebook/compare.js';
export { type CheckedVariant, prepare } from './rulebook/prepare.js';
export { type JsonSchema, variantJsonSchema } from './rulebook/schema/json-schema.js';
export { type Scope, type SeatingWish, scopeOf } from './rulebook/scope.js';
export { type CalibrateRequest, calibrateSheet } from './sheets/calibrate.js';
export { type KitRequest, type MadeSheet, makeSheets } from './sheets/kit.js';
export { type TileOptions, USUAL_TILES } from './sheets/tiles/options.js';
export type { Library, VariantText } from './variant/extend.js';
export { loadVariant } from './variant/load.js';
export { type Rules, type Seating, seatingsOf } from './variant/rules.js';
export { variantSchema } from './variant/schema/schema.js';
export type { Example, Variant } from './variant/variant.js';
export { readMessages } from './words/file.js';
export { type Words, wordsOf } from './words/words.js';
