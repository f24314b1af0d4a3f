import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { familyNames } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { isForTests } from '../scripts/imports.ts'

/**
 * What differs between families is an entry that each family brings (`{ [N in FamilyName]: … }`), so that a new family
 * does not compile before it is complete. No other code asks for the family of a game.
 */

/** Files that may ask: for things that one family alone has, and that are no way to show or play it. */
const ALLOWED = [
  // Equity is of hands that are played for a pot.
  'packages/cli/src/commands/equity.ts',
  // Hand histories are of poker.
  'packages/engine/src/formats/told-hand.ts',
  // A regulation names blackjack.
  'packages/rulebook/src/regimes/provisions.ts',
]

const NAME = `'(?:${familyNames.join('|')})'`
const ASKS = new RegExp(
  [
    `\\bfamily\\s*[!=]==\\s*${NAME}`,
    `${NAME}\\s*[!=]==\\s*[\\w.#?]*\\bfamily\\b`,
    '\\bswitch\\s*\\([\\w.#?]*\\bfamily\\)',
  ].join('|'),
)

const root = join(import.meta.dirname, '..')

const asking = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
  .filter(path => /^[\w-]+\/src\/.*\.tsx?$/.test(path))
  .map(path => `packages/${path}`)
  .filter(path => !isForTests(path) && ASKS.test(readFileSync(join(root, path), 'utf8')))

test('only the listed files ask for the family of a game', () => {
  expect(asking.toSorted().filter(path => !ALLOWED.includes(path))).toEqual([])
})

test('every listed file still asks', () => {
  expect(ALLOWED.filter(path => !asking.includes(path))).toEqual([])
})

test.each([
  "if (rules.family === 'poker') return 1",
  "has: ({ family }) => family !== 'pan',",
  "return 'tiles' === table.family",
  'switch (rules.family) {',
])('%s asks', line => {
  expect(ASKS.test(line)).toBe(true)
})

test.each(["family === 'IPv4'", 'tables.filter(table => table.family === family)', 'family: rules.family,'])(
  '%s does not ask',
  line => {
    expect(ASKS.test(line)).toBe(false)
  },
)
