import { bytesToHex } from '@noble/hashes/utils.js';
import { type Asked, askedOf } from '../../kit/asked.js';
import { settingsOf } from '../../kit/changes/changes.js';
import { type Document, paintedDocuments } from '../../kit/document.js';
import { FONT_NAMES } from '../../kit/families.js';
import { unprintableNames } from '../../kit/letters.js';
import { type Kit, layOutKit } from '../../kit/make.js';
import { printSetup } from '../../kit/print-setup.js';
import { kitRecord, RECORD_FILE, recordBytes, recordedFile } from '../../kit/record.js';
import type { KitRequest, Materials } from '../../kit/request.js';
import { sheetsWith } from '../../kit/single-tiles.js';
import { papersNamed } from '../../layout/page/paper.js';
import type { Paper } from '../../layout/page/templates.js';
import { bad, good, type Result } from '../../problem.js';
import type { SheetWord } from '../../sheets/facts.js';
import type { KitFile, PaintedSheet, Wish } from '../protocol.js';
import type { Stock } from './stock.js';
import type { Turn } from './turn.js';

/** A kit that is laid out for a wish, and what it is painted with. */
interface LaidOutWish {
  readonly request: KitRequest;
  readonly materials: Materials;
  readonly kit: Kit;
}

/** Lays out the kit of a wish, or says what keeps it from being made; the notes of the game and of its sheets. */
async function laidOut(wish: Wish, stock: Stock): Promise<Result<LaidOutWish>> {
  const { language, papers: named, seating = {}, large = false, names = [], font, seed = 1 } = wish;
  const materials = stock.materials(font);
  const papers = papersNamed(named, materials.templates);
  if (!papers.ok) return papers;
  const odd = unprintableNames(names, materials.fonts);
  if (odd.length > 0) return bad(...odd);
  const print = printSetup(wish.print ?? {}, materials.templates);
  if (!print.ok) return print;
  const sheets = sheetsWith(wish.sheets, wish.print ?? {});
  const game = await stock.check(wish);
  if (!game.ok) return game;
  const isChanged = Object.keys(wish.changes ?? {}).length > 0;
  const request: KitRequest = {
    ...game.value,
    words: stock.words(language),
    seating,
    houseRules: isChanged,
    papers: papers.value,
    tables: [{ names }],
    seed,
    expected: (fingerprint, seated) => stock.assets.expected[fingerprint]?.[seated],
    neighbours: await stock.neighbours(wish),
    large,
    own: typeof wish.game !== 'string' || isChanged,
    overleaf: font !== undefined && font !== FONT_NAMES[0],
    ...print.value,
    ...(sheets && { sheets }),
  };
  const kit = layOutKit(request, materials);
  return kit.ok ? good({ request, materials, kit: kit.value }, [...game.notes, ...kit.notes]) : kit;
}

/** The sheets of a wish as PDFs. */
export async function paintedSheets(
  wish: Wish,
  stock: Stock,
  turn: Turn,
): Promise<Result<readonly PaintedSheet[]>> {
  const made = await laidOut(wish, stock);
  if (!made.ok) return made;
  const { request, kit } = made.value;
  const painted = (await documentsOf(made.value, turn)).map(
    ({ sheet, audience, paper, path, pages, bytes }): PaintedSheet => ({
      sheet,
      title: titleOf(sheet, paper, request),
      audience,
      paper: paper.name,
      path: `${kit.name}/${path}`,
      pages,
      bytes,
    }),
  );
  return good(painted, made.notes);
}

/** What a sheet is called; on several papers, with the one that it is for. */
function titleOf(sheet: SheetWord, { label }: Paper, { papers, words }: KitRequest): string {
  const title = words.say(`layout.sheet.${sheet}`);
  return papers.length > 1 ? words.say('page.sheets.on', { sheet: title, paper: label }) : title;
}

/** All files of a kit, its record last, with the bytes that the program of the same release writes. */
export async function kitFiles(wish: Wish, stock: Stock, turn: Turn): Promise<Result<readonly KitFile[]>> {
  const made = await laidOut(wish, stock);
  if (!made.ok) return made;
  const { request, kit } = made.value;
  const documents = await documentsOf(made.value, turn);
  const files = documents.map(({ audience, path, bytes }) => ({
    path: `${kit.name}/${path}`,
    audience,
    bytes,
  }));
  const recorded = documents.map(({ bytes, ...document }) =>
    recordedFile(kit.name, document, bytesToHex(stock.machine.sha256([bytes]))),
  );
  const record = recordBytes(
    kitRecord(request.checked, kit.scope, recorded, made.notes, {
      words: request.words,
      asked: askedBy(wish, request),
    }),
  );
  return good(
    [...files, { path: `${kit.name}/${RECORD_FILE}`, audience: 'host', bytes: record }],
    made.notes,
  );
}

/** What a wish asks for, as the program's record says it. */
function askedBy({ game, changes, names = [], font, print = {} }: Wish, request: KitRequest): Asked {
  const settings = settingsOf(changes);
  const name = typeof game === 'string' ? game : game.name;
  return askedOf(request, { game: name, settings, names, font, sheets: request.sheets, print });
}

/** The finished documents of a kit; between two of them others have their turn. */
async function documentsOf(
  { kit, materials }: LaidOutWish,
  turn: Turn,
): Promise<readonly Document<SheetWord>[]> {
  const documents: Document<SheetWord>[] = [];
  for await (const document of paintedDocuments(kit.sheets, materials)) {
    documents.push(document);
    // The last is answered at once.
    if (documents.length < kit.sheets.length) await turn();
  }
  return documents;
}
