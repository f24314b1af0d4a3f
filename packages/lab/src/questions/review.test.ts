import { isRefusal, type Rules, readingsOf, unwrap } from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import { cards } from '@cardroom/engine/cards'
import { games, openRulebook } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { oddsOf } from './odds.ts'
import { goneBefore, reviewRecord } from './review.ts'
import { reviewsOf, UNIT } from './testing/one-player.ts'

const library = await openRulebook()

/**
 * Whatever somebody plays: without what the choices cost, what is left is what the best play comes to. So luck is the
 * published edge on average, though every move is made by chance.
 */
describe('luck averages to the edge of the best play, however bad the play', () => {
  test.each([
    ['comstock/three-card-poker-6-card-bonus', 1200],
    ['comstock/let-it-ride-bonus', 1200],
    ['comstock/super-pan-9', 300],
    ['outlaws/pure-21-5-blackjack', 800],
  ])('%s', async (id, rounds) => {
    const rules = games.find(one => one.id === id) as Rules & BankedRules
    const [first] = rules.wagers
    let [sum, squares, seen] = [0, 0, 0]
    for (const { shares, decisions } of reviewsOf(rules, rounds)) {
      const luck = shares[2]!.luck / UNIT
      sum += luck
      squares += luck * luck
      seen += decisions.length
    }
    expect(seen).toBeGreaterThan(rounds / 2)
    const mean = sum / rounds
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
    const readings = unwrap(readingsOf(rules))
    const odds = unwrap(await oddsOf(rules, { readings, decks: rules.decks.to, dealt: [], wager: first!.on }))
    expect(Math.abs(mean + odds.wagers[0]!.edge)).toBeLessThan(4 * error)
  })
})

test('leaves nothing to luck after the choice where everything lies open', () => {
  const rules = games.find(one => one.id === 'stars/face-up-pai-gow-poker') as Rules & BankedRules
  let decided = 0
  for (const { decisions, shares } of reviewsOf(rules, 40)) {
    const set = decisions.find(({ move }) => move.startsWith('2 '))
    if (!set) continue
    decided++
    expect(set.method).toBe('exact')
    expect(set.cents).toBe(shares[2]!.net)
  }
  expect(decided).toBeGreaterThan(20)
})

const record = {
  record: 1,
  game: 'comstock/three-card-poker-6-card-bonus',
  bank: { seat: 1, wager: 100_000 },
  wagers: [
    { seat: 2, on: 'ante', amount: 1000 },
    { seat: 2, on: 'pair-plus', amount: 500 },
  ],
  cards: { 2: 'Ks Kh 4d', bank: '2s 7h 9c' },
}

test('a fold loses the Ante and the Pair Plus bet, whatever the cards', () => {
  const { decisions, shares, choice, luck } = unwrap(reviewRecord({ ...record, moves: ['2 fold'] }, library))
  const [fold] = decisions
  expect(fold).toMatchObject({ move: '2 fold', value: -1.5, best: 'play', method: 'exact', cents: -1500 })
  // A pair of kings pays 1:1 on the bonus bet, and wins most of the time.
  expect(fold!.bestValue).toBeGreaterThan(1.5)
  expect(shares[2]!.net).toBe(-1500)
  expect(choice).toBeCloseTo(-1500 - fold!.bestCents, 9)
  expect(luck).toBeCloseTo(fold!.bestCents, 9)
})

test('counts luck alone in a game without choices', () => {
  const review = unwrap(
    reviewRecord(
      {
        record: 1,
        game: 'comstock/ez-baccarat-panda-8',
        bank: { seat: 1, wager: 50_000 },
        wagers: [{ seat: 2, on: 'player', amount: 1000 }],
        cards: { player: '9h Kd', banker: '2s 2d' },
      },
      library,
    ),
  )
  expect(review).toMatchObject({ decisions: [], unvalued: [], luck: 1000, choice: 0 })
})

test('refuses a wrong record with its place', () => {
  const wrong = reviewRecord({ ...record, moves: ['2 hit'] }, library)
  expect(isRefusal(wrong) && wrong.at).toEqual(['moves', 0])
})

test('counts cards of earlier rounds from the same shoe, where choices depend on them', () => {
  const table = {
    record: 1,
    game: 'outlaws/pure-21-5-blackjack',
    bank: { seat: 1, wager: 100_000 },
    wagers: [{ seat: 2, on: 'base', amount: 1_000 }],
  }
  const dealt = (id: string, from: number, own: string, bank: string) => ({
    ...table,
    cards: { 2: own, bank },
    moves: ['2 stand'],
    shoe: { id, from },
  })
  const record = dealt('s', 4, '9h 7c', 'Td 8d')
  const before = dealt('s', 0, 'Kh 8c', '9s 9d')
  expect(goneBefore(record, [before, dealt('other', 0, 'Kh 8c', '9s 9d')], library)).toEqual(
    expect.arrayContaining(cards('Kh 8c 9s 9d')),
  )
  expect(goneBefore(record, [before, dealt('other', 0, 'Kh 8c', '9s 9d')], library)).toHaveLength(4)
  const valueWith = (earlier: readonly unknown[]) =>
    unwrap(reviewRecord(record, library, goneBefore(record, earlier, library))).decisions[0]!.value
  expect(valueWith([before])).not.toBe(valueWith([]))
})
