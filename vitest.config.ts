import { defineConfig } from 'vitest/config';

/** Files of tests that drive the page in a browser. */
const PAGE = 'test/**/*.page.test.ts';

/**
 * `npm test` runs covering samples; `npm run test:full` (`--mode full`) every case, and the files that are long as a whole;
 * `npm run test:page` (`--mode page`) those that need the page and Chromium.
 */
export default defineConfig(({ mode }) => ({
  test: {
    name: mode === 'full' || mode === 'page' ? mode : 'quick',
    include: mode === 'page' ? [PAGE] : ['test/**/*.test.ts'],
    exclude: mode === 'page' ? [] : mode === 'full' ? [PAGE] : [PAGE, 'test/**/*.full.test.ts'],
    env: { TESTS: mode === 'full' ? 'full' : 'quick' },
    // Files share what they import, which halves the work; none may leave anything behind.
    isolate: false,
    maxWorkers: '100%',
    // Nothing here is slow enough for this: it only ends what hangs, on however busy a machine.
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 600_000,
  },
}));
