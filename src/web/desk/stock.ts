import { create } from 'fontkit';
import { settingsOf, Trial } from '../../kit/changes/changes.js';
import { FONT_NAMES, type FontName, familySources } from '../../kit/families.js';
import { idOfFile } from '../../kit/file-id.js';
import { type Checked, checkGame, type GameText, loadGame } from '../../kit/game.js';
import type { KeptGame } from '../../kit/kept.js';
import { neighboursOn } from '../../kit/neighbours.js';
import type { Materials } from '../../kit/request.js';
import { Fonts } from '../../pdf/fonts.js';
import type { Machine } from '../../pdf/machine.js';
import type { Result } from '../../problem.js';
import type { Neighbour } from '../../sheets/request.js';
import type { Library, VariantText } from '../../variant/extend.js';
import { type Words, wordsOf } from '../../words/words.js';
import type { Assets } from '../assets.js';
import type { OwnFile, Wish } from '../protocol.js';

/** What the desk works with: all that the page has inside, ready for use, each part made when it is first needed. */
export class Stock {
  readonly assets: Assets;
  readonly machine: Machine;
  readonly #words = new Map<string, Words>();
  readonly #fonts = new Map<FontName, Fonts>();
  readonly #kept = new Map<string, KeptGame>();
  readonly #library: Library;
  #trial: { readonly key: string; readonly made: Result<Trial> } | undefined;

  constructor(assets: Assets, machine: Machine) {
    this.assets = assets;
    this.machine = machine;
    const find = (name: string) => (assets.games.includes(name) ? this.#shipped(name) : undefined);
    this.#library = Object.assign(find, { names: assets.games });
  }

  /** Everything that can be said in a language. */
  words(language: string): Words {
    const words = this.#words.get(language) ?? wordsOf(this.assets.words(language));
    this.#words.set(language, words);
    return words;
  }

  /** What kits are printed with, in a type family. */
  materials(family: FontName = FONT_NAMES[0]): Materials {
    const find = (_: string, path: string) => this.assets.font(path);
    const fonts = this.#fonts.get(family) ?? new Fonts(familySources(family, find, create));
    this.#fonts.set(family, fonts);
    return { templates: this.assets.templates, fonts, machine: this.machine };
  }

  /** The text of a game, by its id or as a file. */
  game(game: string | OwnFile): GameText {
    if (typeof game !== 'string') {
      return { file: this.#own(game), library: this.#library, kept: () => undefined };
    }
    const kept = () => {
      const known = this.#kept.get(game) ?? this.assets.kept(game);
      this.#kept.set(game, known);
      return known;
    };
    return { file: this.#shipped(game), library: this.#library, kept };
  }

  /** A game on which changes are tried, its file read once. */
  trial(game: string | OwnFile): Result<Trial> {
    const key = typeof game === 'string' ? game : JSON.stringify(game);
    const { file, library } = this.game(game);
    const trial = this.#trial?.key === key ? this.#trial.made : Trial.of(file, library);
    this.#trial = { key, made: trial };
    return trial;
  }

  /** The game of a wish with its changes, its examples repeated. */
  check({ game, language, changes }: Wish): Promise<Result<Checked>> {
    return checkGame(this.game(game), this.words(language), settingsOf(changes));
  }

  /** The games next to the one of a wish. */
  neighbours({ game, language }: Wish): Promise<readonly Neighbour[]> {
    const { games: names, gameText: text } = this.assets;
    const load = (near: string) => loadGame(this.game(near));
    const { file } = this.game(game);
    const of = { text: file.text, ...(typeof game === 'string' && { shipped: game }) };
    return neighboursOn({ names, text, load }, of, this.words(language));
  }

  #shipped(name: string): VariantText {
    return { name: `${name}.yaml`, id: name, text: this.assets.gameText(name), source: `shipped ${name}` };
  }

  /** One that has the name of a game that comes with the program is shown as a file. */
  #own({ name, text }: OwnFile): VariantText {
    const shown = this.assets.games.some((id) => name === `${id}.yaml`) ? `./${name}` : name;
    return { name: shown, id: idOfFile(name), text, source: `own ${name}` };
  }
}
