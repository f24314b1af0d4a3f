import { isRefusal, type Move, playRecord, type Refusal, unwrap, writeMove } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { playOn, type TriedRound, type WhatIf } from './what-if.ts'

const library = await openRulebook()
const SEED = '3'.repeat(64)

/** Seat 2 hits 12 and stands on 15; the player-dealer has 16, draws and goes over. */
const record = {
  record: 1,
  game: 'outlaws/pure-21-5-blackjack',
  bank: { seat: 1, wager: 100_000 },
  wagers: [{ seat: 2, on: 'base', amount: 1000 }],
  cards: '7h Kd 5c 6s 3d 9d',
  moves: ['2 hit', '2 stand'],
}

const tried = (found: TriedRound | Refusal | undefined): TriedRound => {
  if (!found || isRefusal(found)) throw new Error(JSON.stringify(found))
  return found
}

function planAt(taken: number, change: Partial<WhatIf> = {}): WhatIf {
  return { record, library, seat: 2, taken, cards: 'same', seed: SEED, ...change }
}

const move = (text: string): Move => ({ kind: 'move', seat: 2, move: text })
const { inputs } = unwrap(playRecord(record, library)).round
const decidedAt = inputs.findIndex(({ kind }) => kind === 'move')

test('repeats the round with the same answers and the same cards', () => {
  const was = unwrap(playRecord(record, library)).round
  const { round, ask } = tried(playOn(planAt(decidedAt), [move('hit'), move('stand')]))
  expect(ask).toBeUndefined()
  expect(round.result.net).toEqual(was.result.net)
})

test('deals the same next card after another answer', () => {
  const { ask } = tried(playOn(planAt(decidedAt), []))
  expect(ask?.options.map(one => one.move)).toContain('hit')
  const cardsOf = (place: string, answer: string) =>
    tried(playOn(planAt(decidedAt), [move(answer)]))
      .round.view('house')
      .piles.find(pile => pile.place === place)?.cards
  expect(cardsOf('2', 'hit')).toEqual(['7h', '5c', '3d'])
  expect(cardsOf('bank', 'stand')).toEqual(['Kd', '6s', '3d'])
})

test('deals everything anew from the start, differently for each seed', () => {
  const results = ['1', '2', '3', '4', '5', '6'].map(digit => {
    const plan = planAt(0, { cards: 'new', seed: digit.repeat(64) })
    return JSON.stringify(tried(playOn(plan, [])).round.view('house').piles)
  })
  expect(new Set(results).size).toBe(6)
})

test('keeps the cards that the player saw, and redraws the hidden ones', () => {
  const seen = tried(playOn(planAt(decidedAt), [])).round.view(2).piles
  const hidden = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const seed = i.toString(16).repeat(64)
    const { round } = tried(playOn(planAt(decidedAt, { cards: 'new', seed }), []))
    expect(round.view(2).piles).toEqual(seen)
    hidden.add(JSON.stringify(round.view('house').piles))
  }
  expect(hidden.size).toBeGreaterThan(3)
})

test('plays the others by advice, and draws unknown cards', () => {
  const holdem = {
    record: 1,
    game: 'outlaws/texas-holdem',
    stakes: { limit: 'fixed', bets: [200, 400] },
    blinds: [100, 200],
    button: 1,
    seats: [1, 2, 3].map(seat => ({ seat, stack: 20_000 })),
    cards: 'Ah ?? ?? Kh ?? ?? ?? 4s Qd Jd ?? 5s ?? 6s',
    moves: ['1 fold', '2 call', '3 check', '2 bet', '3 fold'],
  }
  const folded = { ...holdem, cards: 'Ah ?? ?? Kh ?? ?? ?? 4s Qd Jd' }
  const flop = unwrap(playRecord(folded, library)).round.inputs
  const at = flop.findIndex(input => input.kind === 'move' && writeMove(input).startsWith('2 bet'))
  const plan: WhatIf = { record: folded, library, seat: 2, taken: at, cards: 'same', seed: SEED }
  const answers: Move[] = []
  let state = tried(playOn(plan, answers))
  while (state.ask) {
    const safe = state.ask.options.find(one => one.safe) ?? state.ask.options[0]!
    answers.push({ kind: 'move', seat: 2, move: safe.move })
    state = tried(playOn(plan, answers))
  }
  expect(state.round.over).toBe(true)
  expect(Object.values(state.round.result.net).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(0)
})
