import { basename, join } from 'node:path'
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

test('has ten examples, each with its code on its page', () => {
  expect(EXAMPLES).toHaveLength(10)
  for (const [path, page] of taskPages()) expect(page, path).toBe(pageOf(basename(path, '.md')))
})
