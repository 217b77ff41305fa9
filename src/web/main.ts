import { type Packed, unpacked } from './assets.js';
import { Desk } from './client.js';
import { takeDrops } from './ui/drop.js';
import { recall } from './ui/memory.js';
import { Page } from './ui/page.js';
import { show } from './ui/show.js';
import { usualHabits } from './ui/start.js';
import { firstState } from './ui/state.js';
import { Viewer } from './ui/viewer.js';

/** What the page has inside: the script that `build/page.mjs` puts before this one leaves it here. */
declare const PACKED: Packed;

const desk = new Desk(PACKED);
/** What else runs in the page asks the desk by this. */
Object.assign(globalThis, { desk });

/** The sheets' own type, so that the page is of one piece with them; nothing is shown in another first. */
async function loadType(): Promise<void> {
  const faces = { 400: 'AtkinsonHyperlegible_400Regular.ttf', 700: 'AtkinsonHyperlegible_700Bold.ttf' };
  const loaded = Object.entries(faces).map(async ([weight, name]) => {
    const bytes = await unpacked(PACKED.fonts[name] ?? '');
    document.fonts.add(await new FontFace('Sheets', bytes, { weight }).load());
  });
  await Promise.all(loaded);
}

async function start(): Promise<void> {
  const kept = recall();
  const habits = kept?.habits ?? usualHabits(navigator.languages, Object.keys(PACKED.page));
  const parts = { desk, viewer: new Viewer(PACKED.scripts.viewer), texts: PACKED.page, show };
  const page = new Page(parts, firstState(habits, kept !== undefined, kept?.card));
  addEventListener('unhandledrejection', ({ reason }) => page.fail(reason));
  const follow = () => page.follow(location.hash.slice(1));
  addEventListener('popstate', () => void follow());
  takeDrops(page);
  await loadType().catch((failure: unknown) => page.fail(failure));
  show(page);
  await page.begin(location.hash.slice(1));
}

void start();
