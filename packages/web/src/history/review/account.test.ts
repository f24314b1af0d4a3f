import { askedSeat, isRefusal, SeededShoe, startRecord, unwrap, writeInputs } from '@cardroom/engine'
import { reviewRecord } from '@cardroom/lab'
import { openRulebook } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { accountsIn, costOf, decidedBy } from './account.ts'

const library = await openRulebook()
const BANK = { bank: { seat: 1, wager: 10_000_000 } }

const GAMES: Readonly<Record<string, object>> = {
  'outlaws/pure-21-5-blackjack': { ...BANK, wagers: [{ seat: 2, on: 'base', amount: 12_000 }] },
  'comstock/let-it-ride-bonus': {
    ...BANK,
    wagers: ['bet-1', 'bet-2', 'bet-3'].map(on => ({ seat: 2, on, amount: 12_000 })),
  },
  // Seat 2 bets the empty circle of seat 3 too.
  'stars/pure-21-5-blackjack': {
    ...BANK,
    wagers: [
      { seat: 2, on: 'base', amount: 12_000 },
      { seat: 3, player: 2, on: 'base', amount: 12_000 },
    ],
  },
}

/** A round in which seat 2 makes arbitrary legal moves. */
function playedBy(game: string, n: number) {
  const setup = { record: 1, game, ...GAMES[game], cards: {}, moves: [] }
  const { round, game: of } = unwrap(startRecord(setup, library))
  const shoe = new SeededShoe(round.shoe, n.toString(16).padStart(64, '0'))
  let turn = n
  while (!round.over) {
    const { awaiting } = round
    if (awaiting.kind !== 'decision') {
      unwrap(round.take(shoe.next(awaiting)!))
      continue
    }
    const [ask] = awaiting.asked
    if (!ask) throw new Error('nobody is asked')
    const option = ask.options[turn++ % ask.options.length]!
    const { cents, cards } = option
    const own = {
      kind: 'move' as const,
      seat: ask.seat,
      ...(ask.hand === undefined ? {} : { hand: ask.hand }),
      move: option.move,
      ...(cents ? { cents: cents.max } : {}),
      ...(cards ? { cards: cards.from.slice(0, cards.min) } : {}),
    }
    const isBank = askedSeat(ask) === 1
    unwrap(round.take(isBank ? of.advise(round.view(1), ask) : own))
  }
  const record = { ...setup, ...writeInputs(round.inputs) }
  const review = reviewRecord(record, library)
  if (isRefusal(review)) throw new Error(JSON.stringify(review))
  return { review, record, inputs: round.inputs }
}

describe.each(Object.keys(GAMES))('%s', game => {
  test('falls by what the choices cost, in every round', () => {
    let decisions = 0
    for (let n = 1; n <= 25; n++) {
      const { review, record, inputs } = playedBy(game, n)
      const [account] = accountsIn(review, { record, inputs })
      expect(account).toBe('2')
      const decided = decidedBy('2', review, { record, inputs })
      expect(decided).toHaveLength(review.decisions.length)
      decisions += decided.length
      const fallen = decided.reduce((sum, one) => sum + one.after - one.before, 0)
      expect(fallen).toBeCloseTo(review.shares[2]!.choice, 6)
    }
    expect(decisions).toBeGreaterThan(20)
  })
})

test('grades a cost as none, little, some or much, and possible chance as none', () => {
  const of = (value: number, stderr?: number) =>
    costOf({ bestValue: 0, value, ...(stderr === undefined ? {} : { stderr }) })
  expect([0, -0.01, -0.1, -0.5].map(value => of(value))).toEqual(['none', 'little', 'some', 'much'])
  expect(of(-0.01, 0.006)).toBe('none')
  expect(of(-0.01, 0.004)).toBe('little')
})
