import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '@cardroom/words/languages'
import { build, type Rollup } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

const root = fileURLToPath(new URL('../packages/web', import.meta.url))

/** The scripts of the page, as they are built for the server. */
let chunks: readonly Rollup.OutputChunk[]

beforeAll(async () => {
  // Otherwise it is built as for tests, with everything that React says to developers.
  vi.stubEnv('NODE_ENV', 'production')
  const built = (await build({ root, logLevel: 'silent', build: { write: false } })) as Rollup.RollupOutput
  vi.unstubAllEnvs()
  chunks = built.output.filter(one => one.type === 'chunk')
}, 300_000)

const MAIN = '/packages/web/index.html'
const wordsOf = (language: string, file: string): string =>
  `/packages/words/src/languages/${language.toLowerCase()}/${file}.ts`

/** What a browser loads for these files and everything that they import at once. */
function loadedFor(...files: readonly string[]): Set<Rollup.OutputChunk> {
  const loaded = new Set<Rollup.OutputChunk>()
  const load = (chunk: Rollup.OutputChunk | undefined, name: string): void => {
    if (!chunk) throw new Error(`nothing was built of ${name}`)
    if (loaded.has(chunk)) return
    loaded.add(chunk)
    for (const file of chunk.imports)
      load(
        chunks.find(({ fileName }) => fileName === file),
        file,
      )
  }
  for (const file of files)
    load(
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file)),
      file,
    )
  return loaded
}

/** Their size in bytes as they are sent. */
const weight = (...files: readonly string[]): number =>
  [...loadedFor(...files)].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)

test.each(LANGUAGES)('the lobby takes less than 150 KB of script on the first visit: %s', language => {
  expect(weight(MAIN, wordsOf(language, 'lobby'))).toBeLessThan(150_000)
})

test.each(LANGUAGES)('a table takes less than 270 KB with its whole language: %s', language => {
  const table = '/packages/web/src/table/table-page.tsx'
  expect(weight(MAIN, table, wordsOf(language, 'lobby'), wordsOf(language, 'full'))).toBeLessThan(270_000)
})

test('the lobby loads no game, no zod and no other page', () => {
  const unneeded = /\/packages\/(lab|school|server)\/|\/rulebook\/src\/(cameo|towers)\/|\/family\.ts$|\/zod\//
  const modules = [...loadedFor(MAIN)].flatMap(({ moduleIds }) => moduleIds)
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.filter(id => unneeded.test(id))).toEqual([])
})
