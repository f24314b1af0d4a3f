import { askedSeat, gameOf, isRefusal, type Move, type Round, readingsOf, unwrap } from '@cardroom/engine'
import { type Card, cards, cardsOf, countsOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { hasValues, valuesOf } from '../questions/values.ts'
import { FastRandom } from '../random/random.ts'
import { meldBookOf } from './meld-book.ts'
import { PanTable } from './table.ts'

const rules = filed('pan', 'players/pan')
const readings = unwrap(readingsOf(rules))
const CHIP = 500
const STACK = 50_000

/** Three players with tops of a chip; the first one is dealt these cards, and the others what is left over. */
function dealt(own: string): { round: Round; next: (card?: Card) => void } {
  const setup = {
    chip: CHIP,
    ante: CHIP,
    first: 3,
    seats: [1, 2, 3].map(seat => ({ seat, stack: STACK })),
  }
  const round = unwrap(gameOf(rules).start(setup, { readings }))
  const hand = cards(own)
  const counts = countsOf(cardsOf({ decks: rules.deck.decks, without: rules.deck.without }))
  for (const card of hand) counts[card]!--
  const random = new FastRandom('5'.repeat(64), 0)
  const others = (): Card => {
    for (;;) {
      const card = random.below(52)
      if (counts[card]! > 0) {
        counts[card]!--
        return card
      }
    }
  }
  const next = (card?: Card): void => {
    const { awaiting } = round
    const mine = awaiting.kind === 'card' && awaiting.to === '3' ? hand.shift() : undefined
    unwrap(round.take({ kind: 'card', card: card ?? mine ?? others() }))
  }
  while (round.awaiting.kind === 'card') next()
  return { round, next }
}

const askIn = ({ awaiting }: Round) => (awaiting.kind === 'decision' ? awaiting.asked[0]! : undefined)!

function valuesIn(round: Round) {
  const ask = askIn(round)
  return valuesOf({ rules, readings, view: round.view(askedSeat(ask)), ask, gone: [] })
}

const move = (round: Round, what: Omit<Move, 'kind' | 'seat'>): void => {
  unwrap(round.take({ kind: 'move', seat: askIn(round).seat, ...what }))
}

/** Everybody plays; seat 3 has drawn a card. */
function drawn(own: string, card: string): Round {
  const { round, next } = dealt(own)
  for (let i = 0; i < 3; i++) move(round, { move: 'in' })
  move(round, { move: 'draw' })
  next(cards(card)[0])
  return round
}

test('going out now is certain: the value is the net result of the engine', () => {
  const round = drawn('As 2s 3s 5s 4h 5h 6h Jd Qd Kd', '4s')
  for (const group of ['As 2s 3s 4s 5s', '4h 5h 6h']) move(round, { move: 'meld', cards: cards(group) })
  const [best, ...others] = unwrap(valuesIn(round)).choices
  expect(best).toMatchObject({ move: 'meld Jd Qd Kd', stderr: 0 })
  expect(best.why).toMatchObject({ say: 'why-goes-out', values: { out: 1 } })
  expect(others.some(({ stderr = 0 }) => stderr > 0)).toBe(true)
  move(round, { move: 'meld', cards: best.choice.cards! })
  while (!round.over) unwrap(round.take({ kind: 'settle' }))
  expect(best.cents).toBe(round.result.net[3])
})

test('a hand of melds is worth more than the tops that a pass gives up', () => {
  const { round } = dealt('5s 5s 5s 7h 7h 7h 2c 3c 4c Kd')
  const { choices, unit, method, notes } = unwrap(valuesIn(round))
  expect({ unit, method }).toEqual({ unit: CHIP, method: 'simulated' })
  expect(choices.map(one => one.move)).toEqual(['in', 'pass'])
  expect(choices[1]).toMatchObject({ cents: -CHIP })
  expect(notes).toMatchObject([{ say: 'values-played-plainly' }])
})

test('gives the same answer to the same question, and is not used to judge play', () => {
  const { round } = dealt('As 7s 3h 4h Jd Kd 2c 3c 7c 6d')
  expect(valuesIn(round)).toEqual(valuesIn(round))
  expect(hasValues(rules)).toBe(false)
})

test('chips only change hands while a table is played out', () => {
  const book = meldBookOf(rules, readings)
  const unseen = cardsOf({ decks: rules.deck.decks, without: rules.deck.without })
  const rival = { held: 10, melds: [], chips: 100, open: false }
  const rivals = [rival, rival, { ...rival, chips: 7 }]
  const scene = {
    rules,
    book,
    rivals,
    unseen,
    inDeck: unseen.length - 30,
    discards: [],
    tops: 4,
    ante: 1,
  }
  const table = new PanTable(scene)
  const random = new FastRandom('3'.repeat(64), 0)
  let wins = 0
  for (let i = 0; i < 200; i++) {
    table.shuffle(random)
    const held = { cards: [], melds: [], due: 0, chips: 100 }
    const { out } = table.play(held, () => 1)
    if (out) wins++
    expect(table.players.reduce((sum, { chips }) => sum + chips, 0)).toBe(307)
  }
  // One without cards has nothing to lay.
  expect(wins).toBe(0)
})

test('refuses a view that contradicts the rules, with its place', () => {
  const { round } = dealt('As 7s 3h 4h Jd Kd 2c 3c 7c 6d')
  const ask = askIn(round)
  const view = round.view(3)
  const asked = (changed: Partial<typeof view>, seat = 3) =>
    valuesOf({ rules, readings, view: { ...view, ...changed }, ask: { ...ask, seat }, gone: [] })
  expect(asked({}, 9)).toMatchObject({ code: 'seat-not-in-the-round', at: ['view', 'seats'] })
  const nine = { place: 'discards', cards: Array.from({ length: 9 }, () => 'As') }
  expect(asked({ piles: [...view.piles, nine] })).toMatchObject({ code: 'more-than-were-in-the-shoe' })
  const noMeld = { place: '3', hand: 1, cards: ['As', '7h', 'Kd'] }
  expect(asked({ piles: [...view.piles, noMeld] })).toMatchObject({ code: 'no-such-meld' })
  expect(asked({ log: [] })).toMatchObject({ code: 'chip-not-seen' })
  const heap = { place: 'muck', cards: Array.from({ length: 400 }, () => '??') }
  const crowded = asked({ piles: [...view.piles, heap] })
  expect(isRefusal(crowded) && crowded.code).toBe('more-hidden-than-left')
})
