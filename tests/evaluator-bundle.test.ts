import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'

/** Everything that ranks hands, as a page would load it. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('../packages/engine/src/ranking/index.ts', import.meta.url))
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'ranking' } },
  })) as Rollup.RollupOutput[]
  expect(built[0]!.output).toHaveLength(1)
  return built[0]!.output[0].code
}

test('the evaluators are small in a browser and need no other code', async () => {
  const code = await bundle()
  expect(code.length).toBeLessThan(300_000)
  const { rankHigh, nameOfHigh } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const kingsFull = [44, 45, 46, 12, 13, 8, 0]
  expect(nameOfHigh(rankHigh(kingsFull))).toEqual({ say: 'full-house', values: { of: 'K', over: '5' } })
})
