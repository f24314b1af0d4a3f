import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

const BROWSER = 'tests/browser/**/*.test.ts'

/** They start several processes and break them, or weigh one: with others beside them they would find those. */
const ALONE = [
  'packages/server/src/memory.test.ts',
  'packages/server/src/nodes/*.test.ts',
  'packages/server/src/testing/chaos/*.test.ts',
]

export default defineConfig({
  test: {
    globalSetup: ['tests/filings.ts'],
    // For machines that have other things to do.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', join(import.meta.dirname, 'tests/failed-files.ts')],
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, BROWSER, ...ALONE],
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          setupFiles: ['tests/browser/keep-failed.ts'],
          maxWorkers: availableParallelism(),
          // The files of a worker share one browser, and a card room that is loaded once.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
