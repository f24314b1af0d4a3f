import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messagesOf } from './languages/languages.ts'
import { pageWordsOf } from './page-words-of.ts'
import { sources } from './testing/sources.ts'

const messages = await messagesOf('en')

/** Names that only messages ask for, and parts of sentences. */
const lists = new Set(
  Object.values(messages)
    .flatMap(one => [...String(one).matchAll(/ in=([\w-]+)/g)])
    .map(([, list]) => list),
)
const page = Object.fromEntries(
  Object.entries(pageWordsOf(messages, () => () => '')).filter(([area]) => !lists.has(area)),
)

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

/** Unused keys: not named as `.key`, nor as `'key'` where the page looks it up by name. */
function unsaid(words: object, path: readonly string[] = []): string[] {
  return Object.entries(words).flatMap(([key, inside]) => {
    const isNamed = text.includes(`.${key}`) || text.includes(`'${key}'`) || text.includes(`{ ${key} }`)
    const own = isNamed ? [] : [[...path, key].join('.')]
    if (typeof inside !== 'object' || lookedUp.has(key)) return own
    return [...own, ...unsaid(inside, [...path, key])]
  })
}

test('the page says all its words somewhere', () => {
  expect(unsaid(page)).toEqual([])
})
