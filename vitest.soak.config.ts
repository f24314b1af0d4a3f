import { defineConfig } from 'vitest/config'

/** `npm run soak`: random play in full length, and the tests that are too long for every day. */
export default defineConfig({
  test: {
    globalSetup: ['tests/filings.ts'],
    include: ['tests/random-play.test.ts', 'packages/rulebook/src/poker/random-play.test.ts', '**/*.soak.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 0,
    reporters: ['verbose'],
  },
})
