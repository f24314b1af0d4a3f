import type { RuleSet } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { games } from '../filed/games.ts'
import { mute } from '../testing/mute.ts'
import { type ComparedRow, compareRules } from './compare.ts'
import { factsOf } from './facts.ts'

const game = (id: string): RuleSet => games.find(rules => rules.id === id)!

describe('facts', () => {
  test('names the items of a list by the field that tells them apart', () => {
    const facts = factsOf(
      {
        pays: [
          { hand: 'Flush', pays: '3:1', cite: '000:439' },
          { hand: 'Pair', pays: '100:1', cite: '000:440' },
        ],
      },
      mute,
    )
    expect(facts).toEqual([
      { path: ['pays', 'Flush', 'pays'], value: 'fact-odds 3 1', cite: '000:439' },
      { path: ['pays', 'Pair', 'pays'], value: 'fact-odds 100 1', cite: '000:440' },
    ])
  })
  test('reads a bare citation as a rule, cents as money, and inherits the citation around a field', () => {
    expect(
      factsOf(
        { deal: { cite: '003:1' }, freeze: { hand: '003:2' }, least: { cents: 500 }, cite: '003:3' },
        mute,
      ),
    ).toEqual([
      { path: ['deal'], value: 'fact-yes', cite: '003:1' },
      { path: ['freeze', 'hand'], value: 'fact-yes', cite: '003:2' },
      { path: ['least', 'cents'], value: 'fact-money 500', cite: '003:3' },
    ])
  })
  test('numbers items of one name, and joins items without one', () => {
    const paths = factsOf({ rows: [{ name: 'a' }, { name: 'a' }], steps: [{ way: 'x' }, { way: 'y' }] }, mute)
    expect(paths.map(({ path, value }) => [path.join('/'), value])).toEqual([
      ['rows/a', 'fact-yes'],
      ['rows/a (2)', 'fact-yes'],
      ['steps', 'x, y'],
    ])
  })
  test('says sayings wherever they occur', () => {
    const glossary = [{ word: { say: 'word-pat' }, means: { say: 'means-pat' }, cite: '003:1' }]
    expect(factsOf({ glossary }, mute)).toEqual([
      { path: ['glossary', 'word-pat', 'means'], value: 'means-pat', cite: '003:1' },
    ])
  })
})

const rowsOf = (a: string, b: string): Record<string, ComparedRow> =>
  Object.fromEntries(
    compareRules(game(a), game(b), mute).sections.flatMap(({ title, rows }) =>
      rows.map(row => [`${title}: ${row.what}`, row]),
    ),
  )

describe('two filings', () => {
  test('marks differences, each side with its lines', () => {
    const rows = rowsOf('outlaws/pure-21-5-blackjack', 'stars/pure-21-5-blackjack')
    expect(rows['Bonus: buster › pays › 6 › pays']).toEqual({
      what: 'buster › pays › 6 › pays',
      a: { text: 'fact-odds 15 1', cite: '000:147' },
      b: { text: 'fact-odds 25 1', cite: '003:2272' },
      same: false,
    })
    expect(rows['compare-seats: places']!.same).toBe(
      rows['compare-seats: places']!.a!.text === rows['compare-seats: places']!.b!.text,
    )
  })

  test('leaves the other side empty for a rule that only one has', () => {
    const rows = rowsOf('towers/crazy-pineapple', 'towers/omaha')
    expect(rows['Streets: flop › discard › cards']).toMatchObject({ a: { text: '1' }, b: null, same: false })
    expect(rows['Streets: preflop › each']).toMatchObject({
      a: { text: 'down, down, down' },
      b: { text: 'down, down, down, down' },
    })
  })

  test('finds no difference to itself, and the same differences in both directions', () => {
    for (const rules of games) expect(compareRules(rules, rules, mute)).toMatchObject({ different: 0 })
    for (const [i, rules] of games.entries()) {
      const other = games[(i * 7 + 3) % games.length]!
      const { same, different } = compareRules(rules, other, mute)
      expect(compareRules(other, rules, mute)).toMatchObject({ same, different })
    }
  })
})
