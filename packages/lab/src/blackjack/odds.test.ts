import { readingsOf, unwrap } from '@cardroom/engine'
import { type BlackjackRules, underReadings } from '@cardroom/engine/blackjack'
import { cards, cardsOf, countsOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { BestPlay } from './best-play.ts'
import { DOUBLE_BIT, FROM_DEAL, HIT_BIT, STAND_BIT } from './hands.ts'
import { insures } from './insurance.ts'
import { ACE_KIND, TEN_KIND } from './kinds.ts'
import { blackjackOdds, solveBlackjack } from './odds.ts'
import { BlackjackOddsTable } from './table.ts'

const like = filed('blackjack', 'players/21st-century-blackjack-5-0')

/** Blackjack as it is played everywhere, made from a filed game: no surrender, naturals 3 to 2, aces split once. */
function ordinary(soft17: 'hits' | 'stands', hole: 'checked' | 'none'): BlackjackRules {
  const readings = unwrap(readingsOf(like))
  const { surrender: _, check, insurance: __, ...rules } = underReadings(like, readings)
  return {
    ...rules,
    ...(hole === 'checked' && check ? { check } : {}),
    chart: {
      player: { mustStand: { hard: 21, cite: 'practice' } },
      bank: { hard: 16, soft: soft17 === 'hits' ? 17 : 16, cite: 'practice' },
    },
    split: { ...rules.split, aces: { ...rules.split.aces, hands: 2 } },
    verdicts: rules.verdicts
      .filter(({ when }) => !when.includes('player 23 to 25 in three cards'))
      .map(row => (row.outcome === 'win' && row.pays === '6:5' ? { ...row, pays: '3:2' } : row)),
  }
}

/** What a hand of two cards is worth against an up card when it starts with this move and the round goes on. */
function worth(table: BlackjackOddsTable, hand: string, up: number, move: number): number {
  const set = table.sets.of(
    hand.split(' ').map(rank => (rank === 'A' ? ACE_KIND : rank === 'T' ? TEN_KIND : Number(rank) - 1)),
  )
  const play = new BestPlay(table, FROM_DEAL, up)
  return play.worthOf(move, set, set) / table.pays.unit / table.bank.goesOn(set, up)
}

test('values hands against an ace as published: one deck, stands on soft 17, no natural', () => {
  const table = new BlackjackOddsTable(ordinary('stands', 'checked'), countsOf(cardsOf({ decks: 1 })))
  const against = (hand: string) =>
    [STAND_BIT, HIT_BIT, DOUBLE_BIT].map(move => worth(table, hand, ACE_KIND, move).toFixed(6))
  expect(against('A 2')).toEqual(['-0.661732', '-0.067808', '-0.593281'])
  expect(against('6 5')).toEqual(['-0.634013', '0.172946', '0.240259'])
  expect(against('A 7')).toEqual(['-0.101015', '-0.108386', '-0.357778'])
})

test('values hands against an ace as published: six decks, hits soft 17, no hole card', () => {
  const table = new BlackjackOddsTable(ordinary('hits', 'none'), countsOf(cardsOf({ decks: 6 })))
  const against = (hand: string) =>
    [STAND_BIT, HIT_BIT, DOUBLE_BIT].map(move => worth(table, hand, ACE_KIND, move).toFixed(6))
  expect(against('A 2')).toEqual(['-0.722356', '-0.379910', '-1.024099'])
  expect(against('6 5')).toEqual(['-0.720879', '-0.235772', '-0.535879'])
})

test('values the whole game as published: six decks, hits soft 17, no hole card', () => {
  const { wagers, strategy } = solveBlackjack(ordinary('hits', 'none'), countsOf(cardsOf({ decks: 6 })))
  // Published with splits that are found a little differently.
  expect(wagers[0]!.edge).toBeCloseTo(0.0072705, 5)
  const hard = strategy!.find(({ title }) => typeof title === 'object' && title.say === 'chart-hard-totals')!
  const move = (total: string, up: string) =>
    hard.rows.find(({ hand }) => hand === total)!.moves[hard.columns.indexOf(up) - 1]
  expect(['2', '6', '7', 'T'].map(up => move('12', up))).toEqual(['H', 'S', 'H', 'H'])
  expect(['9', 'T', 'A'].map(up => move('11', up))).toEqual(['D', 'H', 'H'])
})

test('insurance is declined from a full shoe and taken when the tens are left', () => {
  const readings = unwrap(readingsOf(like))
  const rules = underReadings(like, readings)
  const full = new BlackjackOddsTable(rules, countsOf(cardsOf({ decks: 1 })))
  expect(insures(full, full.sets.of([1, 2]), ACE_KIND)).toBe(false)
  const small = cards('2s 2h 2d 2c 3s 3h 3d 3c 4s 4h')
  const rest = cardsOf({ decks: 1 }).filter(card => !small.includes(card))
  const rich = new BlackjackOddsTable(rules, countsOf(rest))
  expect(insures(rich, rich.sets.of([5, 6]), ACE_KIND)).toBe(true)
  expect(insures(rich, rich.sets.of([5, 6]), TEN_KIND)).toBe(false)
  const { insurance: _, ...uninsured } = rules
  const [insured, not] = [rules, uninsured].map(one => solveBlackjack(one, countsOf(rest)).wagers[0]!)
  expect(insured!.edge).toBeLessThan(not!.edge)
  expect(insured!.action).toBeGreaterThan(not!.action)
})

test('refuses a shoe that may run out', () => {
  const [base] = blackjackOdds(like, {}, countsOf(cardsOf({ decks: 1 }).slice(0, 30)), 1)
  expect(base!.refusal).toEqual({
    code: 'too-few-cards-for-a-round',
    at: ['dealt'],
    values: { cards: 30 },
  })
})
