import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/times/longest-first.ts'

const BROWSER = 'tests/browser/**/*.test.ts'
const PAGE = 'packages/web/src/**/*.test.{ts,tsx}'

/** Node runs our TypeScript as it is, which is faster than what Vite makes of it; only the page needs Vite. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false }

/** `npm test -- --times` says what each file takes. */
const isTimed = process.env.TIMES !== undefined
const setup = ['tests/as-before.ts', ...(isTimed ? ['tests/times/cpu.ts'] : [])]

export default defineConfig({
  test: {
    globalSetup: ['tests/filings.ts'],
    // For machines that have other things to do.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', ...(isTimed ? [join(import.meta.dirname, 'tests/times/reporter.ts')] : [])],
    setupFiles: setup,
    // The files of a worker share what they load, and one browser: a file leaves nothing behind.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    // Most tests wait for browsers and other processes: two workers more than there are cores.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          setupFiles: [...setup, 'tests/browser/keep-failed.ts'],
          experimental: NATIVE,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, BROWSER, PAGE],
          experimental: NATIVE,
        },
      },
      { extends: true, test: { name: 'page', include: [PAGE] } },
    ],
  },
})
