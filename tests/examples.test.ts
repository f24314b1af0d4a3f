import { join } from 'node:path'
import { format } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { blockIn, EXAMPLES, pageOf, taskPages } from '../scripts/docs-tasks.ts'

afterEach(() => vi.restoreAllMocks())

test.each(EXAMPLES)('%s prints what its page says', async name => {
  let printed = ''
  vi.spyOn(console, 'log').mockImplementation((...said) => {
    printed += `${format(...said)}\n`
  })
  await import(join(import.meta.dirname, '../examples', `${name}.ts`))
  expect(printed).not.toBe('')
  expect(printed).toBe(blockIn(pageOf(name), 'text'))
})

test('there are ten, and each page shows the code of its example', () => {
  expect(EXAMPLES).toHaveLength(10)
  for (const [path, page] of taskPages()) expect(page, path).toBe(pageOf(path.slice(11, -3)))
})
