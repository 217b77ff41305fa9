import { DEAL_SECONDS, TURN_SECONDS } from '../../../rulebook/played/minutes.js';
import type { GameCard } from '../../protocol.js';
import type { Page } from '../page.js';
import { gamesFound } from '../state.js';
import { OpenFile, Unreadable } from './own-file.js';
import { TileDrawing } from './tile.js';

/** The games to choose from. */
export function Choose({ page }: { page: Page }) {
  const { state, words } = page;
  const { games, search } = state;
  const found = games ? gamesFound(games, search, words.language) : [];
  return (
    <>
      <div class="hero">
        <h1 tabIndex={-1}>{words.say('page.choose.title')}</h1>
        <p class="lead">{words.say('page.lead')}</p>
      </div>
      <Unreadable page={page} />
      <search class="finder">
        <label class="field">
          <span class="label">{words.say('page.choose.search')}</span>
          <input
            type="search"
            value={search}
            autocomplete="off"
            onInput={({ currentTarget }) => page.set({ search: currentTarget.value })}
          />
        </label>
        <p class="count" role="status">
          {games
            ? words.say('page.choose.found', { count: found.length, search })
            : words.say('page.loading')}
        </p>
      </search>
      <ul class="cards">
        {found.map((game) => (
          <Card key={game.id} page={page} game={game} />
        ))}
      </ul>
      {games && found.length === 0 && (
        <button type="button" onClick={() => page.set({ search: '' })}>
          {words.say('page.choose.clear')}
        </button>
      )}
      {found.some(({ minutes }) => minutes?.about) && (
        <p class="hint">
          {words.say('page.choose.about', { seconds: TURN_SECONDS, minutes: DEAL_SECONDS / 60 })}
        </p>
      )}
      <OpenFile page={page} />
    </>
  );
}

function Card({ page, game }: { page: Page; game: GameCard }) {
  const { words } = page;
  const { text: players, most } = game.players;
  const facts = [
    words.say('page.choose.players', { players, most }),
    ...(game.minutes ? [game.minutes.text] : []),
    game.set,
    words.say('facts.tiles', { tiles: game.tiles }),
  ];
  return (
    <li class="card">
      <TileDrawing halves={[game.highest, game.highest]} />
      <div>
        <h2>
          <button type="button" class="plain" onClick={() => page.choose(game.id)}>
            {game.title}
          </button>
        </h2>
        <p class="facts apart">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p>{game.sentence}</p>
      </div>
    </li>
  );
}
