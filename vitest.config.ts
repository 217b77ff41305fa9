import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Whole kits are made and read back in some tests, and a slow machine may run them two at a time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
