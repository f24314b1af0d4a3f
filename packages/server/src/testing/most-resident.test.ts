import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ASKS = `import { mostResident } from ${JSON.stringify(join(import.meta.dirname, 'most-resident.ts'))}
console.log(mostResident())`

test('does not count the memory of the process that started this one', () => {
  const own = Buffer.alloc(200 << 20, 1)
  const taken = Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', ASKS], { encoding: 'utf8' }),
  )
  expect(taken).toBeGreaterThan(10_000)
  expect(taken).toBeLessThan(own.length / 1024)
})
