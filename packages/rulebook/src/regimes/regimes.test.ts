import { isRefusal } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { games } from '../filed/games.ts'
import { ownGame, readOwnGame } from '../own/own-game.ts'
import {
  californiaDayAt,
  findingsIn,
  gameUnder,
  isForbidden,
  type Regime,
  regimeOf,
  regimeSection,
  regimes,
  rotationUnder,
  standingOf,
} from './index.ts'

const regime = (id: string): Regime => {
  const found = regimeOf(id)
  if (isRefusal(found)) throw new Error(found.code)
  return found
}
const game = (id: string) => games.find(rules => rules.id === id)!
const ccr = regime('ccr-2073')

test('a regime holds from its day until a court stops it', () => {
  expect(standingOf(ccr, '2026-03-31')).toBe('not-yet')
  expect(standingOf(ccr, '2026-04-01')).toBe('in-force')
  expect(standingOf(ccr, '2026-05-20')).toBe('in-force')
  expect(standingOf(ccr, '2026-05-21')).toBe('enjoined')
  expect(standingOf(regime('as-filed'), '1999-01-01')).toBe('in-force')
  // Midnight is that of California.
  expect(californiaDayAt(Date.UTC(2026, 3, 1, 6, 59))).toBe('2026-03-31')
  expect(californiaDayAt(Date.UTC(2026, 3, 1, 7))).toBe('2026-04-01')
})

test('every regime is plain data, names its sources, and those known from reports say so', () => {
  for (const one of regimes) {
    expect(JSON.parse(JSON.stringify(one))).toEqual(one)
    expect(one.sources.length).toBeGreaterThan(0)
    expect(regimeOf(one.id)).toBe(one)
  }
  expect(ccr.known).toBe('reports')
})

test('refuses an unknown regime and names the known ones', () => {
  expect(regimeOf('prohibition')).toMatchObject({
    code: 'no-such-regime',
    values: { regime: 'prohibition', known: ['as-filed', 'penal-code-330-11', 'ccr-2073'] },
  })
})

test('a regime rotates the position at its tables', () => {
  expect(rotationUnder(regime('as-filed'))).toBeUndefined()
  expect(rotationUnder(regime('penal-code-330-11'))).toBeUndefined()
  expect(rotationUnder(ccr)).toEqual({
    everyHand: true,
    others: { players: 2, minutes: 40 },
    providers: { most: 1, rounds: 1, onlyBank: true },
  })
})

test('finds the forbidden rules of a blackjack game, with the lines of its filing', () => {
  const found = findingsIn(ccr, game('outlaws/pure-21-5-blackjack')).filter(
    ({ meaning }) => meaning === 'forbidden',
  )
  expect(found.map(({ rule, cite }) => [rule, cite])).toEqual([
    ['words-not-in-name', undefined],
    ['no-bust', '000:99, 98-99, 95, 94'],
    ['target-not', '000:94-95'],
    ['natural-decides-nothing', '000:91, 92, 30'],
    ['ties-to-the-player', '000:96'],
  ])
})

test('forbids only blackjack games, and finds nothing in a game for a pot', () => {
  for (const rules of games) {
    expect([rules.id, isForbidden(ccr, rules)]).toEqual([rules.id, rules.family === 'blackjack'])
    expect(isForbidden(regime('penal-code-330-11'), rules)).toBe(false)
    if (!('bank' in rules)) expect(findingsIn(ccr, rules)).toEqual([])
  }
  expect(regimeSection(ccr, game('towers/omaha')).lines).toMatchObject([
    { text: { say: 'regime-not-about-this-game' } },
  ])
})

test('allows a game with the changes that the regime asks for, and loads it', () => {
  for (const rules of games) {
    const changed = gameUnder(ccr, rules)
    if (rules.family !== 'blackjack') expect(changed).toBe(rules)
    expect(findingsIn(ccr, changed).filter(({ meaning }) => meaning === 'forbidden')).toEqual([])
    const read = readOwnGame(JSON.parse(JSON.stringify({ ...ownGame(rules), rules: changed })))
    expect('mistakes' in read ? read.mistakes : []).toEqual([])
  }
  expect(gameUnder(ccr, game('outlaws/pure-21-5-blackjack')).name).toBe('Pure')
  expect(gameUnder(ccr, game('comstock/no-bust-blackjack')).name).toBe('No Bust')
})
