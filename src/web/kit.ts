import { bytesToHex } from '@noble/hashes/utils.js';
import { create } from 'fontkit';
import { type DocumentFacts, paintedDocuments } from '../kit/document.js';
import { FONT_NAMES, type FontName, familySources } from '../kit/families.js';
import { checkGame, type GameText, loadGame } from '../kit/game.js';
import type { KeptGame } from '../kit/kept.js';
import { unprintableNames } from '../kit/letters.js';
import { layOutKit } from '../kit/make.js';
import { kitName } from '../kit/name.js';
import { neighboursOn } from '../kit/neighbours.js';
import { type PrintWish, printSetup } from '../kit/print-setup.js';
import { kitRecord, RECORD_FILE, recordBytes, recordedFile } from '../kit/record.js';
import type { KitRequest, Materials } from '../kit/request.js';
import { papersNamed } from '../layout/page/paper.js';
import { Fonts } from '../pdf/fonts.js';
import type { Machine } from '../pdf/machine.js';
import { bad, good, type Result } from '../problem.js';
import type { WantedSeating } from '../rulebook/scope.js';
import type { SheetName } from '../sheets/registry.js';
import type { Library, VariantText } from '../variant/extend.js';
import { type Words, wordsOf } from '../words/words.js';
import type { Assets } from './assets.js';

/** The kit that someone at the page asks for. */
export interface Wish {
  /** A game that comes with the program. */
  readonly game: string;
  readonly language: string;
  /** Names of papers, as the templates call them or not. */
  readonly papers: readonly string[];
  readonly seating?: WantedSeating;
  /** Rules that are changed (`key=value`). */
  readonly houseRules?: readonly string[];
  readonly large?: boolean;
  readonly names?: readonly string[];
  readonly font?: FontName;
  readonly print?: PrintWish;
  /** Only these sheets; all when absent. */
  readonly sheets?: readonly SheetName[];
  readonly seed?: number;
}

/** A file of a kit, by its path in the folder that kits lie in. */
export interface KitFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Makes kits from what the page has inside, with the bytes that the program of the same release writes. */
export class KitMaker {
  readonly #assets: Assets;
  readonly #machine: Machine;
  readonly #words = new Map<string, Words>();
  readonly #fonts = new Map<FontName, Fonts>();
  readonly #kept = new Map<string, KeptGame>();
  readonly #library: Library;

  constructor(assets: Assets, machine: Machine) {
    this.#assets = assets;
    this.#machine = machine;
    const find = (name: string) => (assets.games.includes(name) ? this.#file(name) : undefined);
    this.#library = Object.assign(find, { names: assets.games });
  }

  /** All files of a kit, its record last; or what keeps it from being made. */
  async make(wish: Wish): Promise<Result<readonly KitFile[]>> {
    const { houseRules = [], large = false, names = [], font = FONT_NAMES[0], seed = 1 } = wish;
    const words = this.#wordsFor(wish.language);
    const materials: Materials = {
      templates: this.#assets.templates,
      fonts: this.#fontsOf(font),
      machine: this.#machine,
    };
    const papers = papersNamed(wish.papers, materials.templates);
    if (!papers.ok) return papers;
    const odd = unprintableNames(names, materials.fonts);
    if (odd.length > 0) return bad(...odd);
    const print = printSetup(wish.print ?? {}, materials.templates);
    if (!print.ok) return print;
    const game = await checkGame(this.#game(wish.game), words, houseRules);
    if (!game.ok) return game;
    const { checked, variant } = game.value;
    const request: KitRequest = {
      variant,
      checked,
      words,
      seating: wish.seating ?? {},
      houseRules: houseRules.length > 0,
      papers: papers.value,
      tables: [{ names }],
      seed,
      expected: (fingerprint, seating) => this.#assets.expected[fingerprint]?.[seating],
      neighbours: await this.#neighboursOf(wish.game, words),
      large,
      own: houseRules.length > 0,
      overleaf: font !== FONT_NAMES[0],
      ...print.value,
      ...(wish.sheets && { sheets: wish.sheets }),
    };
    const kit = layOutKit(request, materials);
    if (!kit.ok) return bad(...kit.problems);
    const { scope, sheets } = kit.value;
    const folder = kitName(request);
    const files: KitFile[] = [];
    const recorded: ReturnType<typeof recordedFile>[] = [];
    for await (const { bytes, ...document } of paintedDocuments(sheets, materials)) {
      files.push({ path: `${folder}/${document.path}`, bytes });
      recorded.push(this.#recorded(folder, document, bytes));
    }
    const record = kitRecord(checked, scope, recorded, [...game.notes, ...kit.notes], words);
    files.push({ path: `${folder}/${RECORD_FILE}`, bytes: recordBytes(record) });
    return good(files);
  }

  #recorded(folder: string, document: DocumentFacts, bytes: Uint8Array) {
    return recordedFile(folder, document, bytesToHex(this.#machine.sha256([bytes])));
  }

  #file(name: string): VariantText {
    return { name: `${name}.yaml`, id: name, text: this.#assets.gameText(name), source: `shipped ${name}` };
  }

  #game(name: string): GameText {
    const kept = () => {
      const known = this.#kept.get(name) ?? this.#assets.kept(name);
      this.#kept.set(name, known);
      return known;
    };
    return { file: this.#file(name), library: this.#library, kept };
  }

  #neighboursOf(name: string, words: Words) {
    const { games: names, gameText: text } = this.#assets;
    const load = (near: string) => loadGame(this.#game(near));
    return neighboursOn({ names, text, load }, { text: text(name), shipped: name }, words);
  }

  #wordsFor(language: string): Words {
    const words = this.#words.get(language) ?? wordsOf(this.#assets.words(language));
    this.#words.set(language, words);
    return words;
  }

  #fontsOf(family: FontName): Fonts {
    const find = (_: string, path: string) => this.#assets.font(path);
    const fonts = this.#fonts.get(family) ?? new Fonts(familySources(family, find, create));
    this.#fonts.set(family, fonts);
    return fonts;
  }
}
