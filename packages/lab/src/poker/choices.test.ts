import { askedSeat, gameOf, type Option, type Round, readingsOf, unwrap, type View } from '@cardroom/engine'
import { cards } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { hasValues, valuesOf } from '../questions/values.ts'

const rules = filed('poker', 'outlaws/texas-holdem')
const readings = unwrap(readingsOf(rules))

/** Two players, blinds of $1 and $2; the first to act holds these cards. */
function headsUp(own: string): Round {
  const setup = {
    stakes: { limit: 'none' },
    blinds: [100, 200],
    button: 1,
    seats: [
      { seat: 1, stack: 20_000 },
      { seat: 2, stack: 20_000 },
    ],
  }
  const round = unwrap(gameOf(rules).start(setup, { readings }))
  const [a, b] = cards(own) as [number, number]
  const left = { 1: [a, b], 2: cards('2c 7d') } as Record<string, number[]>
  while (round.awaiting.kind === 'card') round.take({ kind: 'card', card: left[round.awaiting.to]!.shift()! })
  return round
}

function asked(round: Round) {
  const { awaiting } = round
  const ask = awaiting.kind === 'decision' ? awaiting.asked[0]! : undefined
  return unwrap(valuesOf({ rules, readings, view: round.view(askedSeat(ask!)), ask: ask!, gone: [] }))
}

test('aces get 85 % of the pot against any hand, and a call of $1 into $3 needs a quarter', () => {
  const { choices, method, unit, notes } = asked(headsUp('As Ah'))
  expect({ method, unit }).toEqual({ method: 'simulated', unit: 200 })
  const call = choices.find(({ move }) => move === 'call')!
  // $1 is in already; a call makes a pot of $4.
  const equity = (call.cents + 100 + 100) / 400
  expect(equity).toBeGreaterThan(0.84)
  expect(equity).toBeLessThan(0.865)
  expect(call.why).toMatchObject({ say: 'why-pot', values: { needs: 0.25 } })
  expect(choices.at(-1)).toMatchObject({ move: 'fold', cents: -100 })
  expect(notes).toContainEqual({ say: 'values-no-solved-strategy' })
})

test('is not used to judge play', () => {
  expect(hasValues(rules)).toBe(false)
})

/** What seat 1 sees of a pot of $10 that others play for, with what each place shows, and what it may do. */
function seen(id: string, lying: Readonly<Record<string, string>>, options: readonly Option[]) {
  const game = filed('poker', id)
  const seats = Object.keys(lying).filter(place => !place.startsWith('board'))
  const view: View = {
    piles: Object.entries(lying).map(([place, list]) => ({ place, cards: list.split(' ').filter(Boolean) })),
    wagers: [],
    pots: [1000],
    seats: seats.map(seat => ({ seat: Number(seat), stack: 10_000, bet: 0, change: -500 })),
    buttons: [],
    log: [],
    awaiting: { kind: 'nothing' },
  }
  return valuesOf({
    rules: game,
    readings: unwrap(readingsOf(game)),
    view,
    ask: { seat: 1, options },
    gone: [],
  })
}

const drawing = (hand: string): Option => ({
  move: 'draw',
  cards: { from: cards(hand), min: 0, max: cards(hand).length },
})

test('three low cards of a badugi are kept, and the fourth is thrown away', () => {
  const hand = 'As 2h 3d Kd'
  const { choices, notes } = unwrap(seen('players/badugi', { 1: hand, 2: '?? ?? ?? ??' }, [drawing(hand)]))
  expect(choices).toHaveLength(16)
  expect(choices[0].move).toBe('draw Kd')
  expect(notes).toContainEqual({ say: 'values-others-draw-plainly' })
})

test('the best low stands pat', () => {
  const hand = 'As 2h 3d 4d 5c'
  const values = unwrap(seen('players/lowball', { 1: hand, 2: '?? ?? ?? ?? ??' }, [drawing(hand)]))
  expect(values.choices[0]).toMatchObject({ move: 'draw', choice: { move: 'draw', cards: [] } })
  // Nothing but the same hand takes a part of the pot.
  expect(values.choices[0].cents).toBeGreaterThan(-500 + 990)
})

test('keeps those of three cards that win most with the flop', () => {
  const option = { move: 'discard', cards: { from: cards('As Ah 7c'), min: 1, max: 1 } }
  const lying = { 1: 'As Ah 7c', 2: '?? ?? ??', board: 'Ad Kc 2s' }
  const { choices } = unwrap(seen('towers/crazy-pineapple', lying, [option]))
  expect(choices.map(({ move }) => move).sort()).toEqual(['discard 7c', 'discard Ah', 'discard As'])
  expect(choices[0].move).toBe('discard 7c')
})

test('a bring-in is a small bet', () => {
  const options = [
    { move: 'bring-in', costs: 100 },
    { move: 'bet', cents: { min: 400, max: 400 } },
  ]
  const lying = { 1: 'As Ah Ad', 2: '?? ?? Kc' }
  const { choices } = unwrap(seen('comstock/seven-card-stud', lying, options))
  expect(choices.map(({ move }) => move)).toEqual(['bet 400', 'bring-in'])
})

test('plays against as many hands as a short deck has cards for', () => {
  const others = Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map(seat => [seat, `?? ?? ${seat}c`]))
  const lying = { 1: 'As Ah Ad', ...others }
  const { notes } = unwrap(seen('comstock/seven-card-stud', lying, [{ move: 'fold' }, { move: 'check' }]))
  expect(notes).toContainEqual({ say: 'values-against-so-many', values: { others: 6 } })
})

test.each([
  ['muck', 'values-not-of-showing'],
  ['run-twice', 'values-not-of-running-twice'],
  ['kill', 'values-not-of-raising-the-stakes'],
  ['expose', 'values-not-of-exposing'],
  ['all-in', 'values-not-of-betting-no-more'],
  ['rabbit', 'values-not-of-this-move'],
])('%s has no value, and it is said why', (move, code) => {
  const lying = { 1: 'As Ah', 2: '?? ??' }
  expect(seen('outlaws/texas-holdem', lying, [{ move }])).toMatchObject({ code, at: ['ask', 'options', 0] })
})

test('refuses a view that contradicts the rules, with its place', () => {
  const check = [{ move: 'check' }]
  expect(seen('outlaws/texas-holdem', { 2: 'As Ah', 3: '?? ??' }, check)).toMatchObject({
    code: 'seat-not-in-the-round',
  })
  expect(seen('outlaws/texas-holdem', { 1: 'As Ah 2c', 2: '?? ??' }, check)).toMatchObject({
    code: 'hand-too-long',
    at: ['view'],
  })
  expect(seen('outlaws/texas-holdem', { 1: 'As Ah', 2: '?? ??', board: 'As 2c 3c' }, check)).toMatchObject({
    code: 'card-twice',
  })
  expect(seen('players/badugi', { 1: 'As Ah', 2: '?? ?? ?? ??' }, check)).toMatchObject({
    code: 'hand-of-so-many',
  })
  expect(seen('players/badugi', { 1: 'As Ah 2c 2d', 2: '2c ?? ?? ??' }, check)).toMatchObject({
    code: 'more-than-were-in-the-shoe',
  })
})
