import { unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { type ComparedRow, compareRules } from '@cardroom/rulebook/compare'
import { expect, test } from 'vitest'
import { english } from './index.ts'

const library = await openRulebook()

const rowsOf = (a: string, b: string): Record<string, ComparedRow> => {
  const [one, other] = [a, b].map(id => unwrap(library.game(id)).rules)
  return Object.fromEntries(
    compareRules(one!, other!, english.say).sections.flatMap(({ title, rows }) =>
      rows.map(row => [`${title}: ${row.what}`, row]),
    ),
  )
}

test('says the differences of two filings', () => {
  const rows = rowsOf('outlaws/pure-21-5-blackjack', 'stars/pure-21-5-blackjack')
  expect(rows['Bonus: buster › pays › 6 › pays']).toEqual({
    what: 'buster › pays › 6 › pays',
    a: { text: '15 to 1', cite: '000:147' },
    b: { text: '25 to 1', cite: '003:2272' },
    same: false,
  })
  expect(rows['Words: Soft hand › means']!.b).toEqual({
    text: 'A hand in which an ace counts eleven',
    cite: '003:2205',
  })
})
