import { defineConfig } from 'vitest/config'

/** `npm run soak`, after its random rounds of all games: the tests that are too long for every day. */
export default defineConfig({
  test: {
    globalSetup: ['tests/filings.ts'],
    include: ['packages/rulebook/src/poker/random-play.test.ts', 'tests/borders/*.test.ts', '**/*.soak.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 0,
    reporters: ['verbose'],
  },
})
