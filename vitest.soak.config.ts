import { defineConfig } from 'vitest/config'

/** `npm run soak`, after its random rounds of all games: the tests that are too long for every day. */
export default defineConfig({
  test: {
    globalSetup: ['tests/filings.ts'],
    include: [
      'packages/rulebook/src/*/random-play.test.ts',
      'tests/borders/*.test.ts',
      'tests/browser/{by-ear,tablet-rounds,pot-games}.test.ts',
      '**/*.soak.ts',
    ],
    env: { SOAK: '1' },
    exclude: ['**/node_modules/**'],
    testTimeout: 0,
    reporters: ['verbose'],
  },
})
