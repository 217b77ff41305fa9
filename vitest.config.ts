import { defineConfig } from 'vitest/config';

/** `npm test` runs covering samples; `npm run test:full` (`--mode full`) every case, and the files that are long as a whole. */
export default defineConfig(({ mode }) => ({
  test: {
    name: mode === 'full' ? 'full' : 'quick',
    include: ['test/**/*.test.ts'],
    exclude: mode === 'full' ? [] : ['test/**/*.full.test.ts'],
    env: { TESTS: mode === 'full' ? 'full' : 'quick' },
    // Files share what they import, which halves the work; none may leave anything behind.
    isolate: false,
    maxWorkers: '100%',
    // Nothing here is slow enough for this: it only ends what hangs, on however busy a machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
}));
