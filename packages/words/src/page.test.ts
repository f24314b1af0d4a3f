import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { page } from './en/page/index.ts'
import { sources } from './testing/sources.ts'

const here = readdirSync(import.meta.dirname)
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map(name => readFileSync(join(import.meta.dirname, name), 'utf8'))
const text = [...sources(), ...here].join('\n')

/** Groups whose keys come from elsewhere: they are looked up, `known(m.families, …)` or `m.table.outcomes[…]`. */
const lookedUp = new Set(
  [
    ...text.matchAll(/\.(\w+)(?:\[|, \w+(?:\.\w+)?\))/g),
    ...text.matchAll(/Object\.\w+\([\w.]+\.(\w+)\)/g),
  ].map(([, group]) => group),
)

/** Keys that nobody names: `.key`, or `'key'` where it is looked up by a name that the page knows. */
function unsaid(words: object, path: readonly string[] = []): string[] {
  return Object.entries(words).flatMap(([key, inside]) => {
    const isNamed = text.includes(`.${key}`) || text.includes(`'${key}'`) || text.includes(`{ ${key} }`)
    const own = isNamed ? [] : [[...path, key].join('.')]
    if (typeof inside !== 'object' || lookedUp.has(key)) return own
    return [...own, ...unsaid(inside, [...path, key])]
  })
}

test('everything that the page has words for is said somewhere', () => {
  expect(unsaid(page)).toEqual([])
})
