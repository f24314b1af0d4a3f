import { askedSeat, isRefusal, type Round, SeededShoe, startRecord, unwrap } from '@cardroom/engine'
import { type Card, nameOf, parseCard } from '@cardroom/engine/cards'
import { openRulebook } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { positionOf } from './position.ts'

const library = await openRulebook()
const SEED = '5'.repeat(64)

const BANKED = { bank: { seat: 1, wager: 1_000_000 } }
const bet = (...on: string[]) => [2, 3].flatMap(seat => on.map(one => ({ seat, on: one, amount: 1000 })))

const GAMES: Readonly<Record<string, object>> = {
  'outlaws/pure-21-5-blackjack': { ...BANKED, wagers: bet('base') },
  'cameo/three-card-poker-6-card-bonus': { ...BANKED, wagers: bet('ante') },
  'outlaws/texas-holdem': {
    stakes: { limit: 'fixed', bets: [200, 400] },
    blinds: [100, 200],
    button: 1,
    seats: [1, 2, 3].map(seat => ({ seat, stack: 20_000 })),
  },
}

const begun = (game: string): Round =>
  unwrap(startRecord({ record: 1, game, ...GAMES[game], cards: {}, moves: [] }, library)).round

/** Deals these cards until a player other than the player-dealer has to decide. */
function dealt(game: string, order: readonly Card[]): Round {
  const round = begun(game)
  const cards = [...order]
  while (round.awaiting.kind !== 'decision') {
    if (round.awaiting.kind === 'card') unwrap(round.take({ kind: 'card', card: cards.shift()! }))
    else if (round.awaiting.kind === 'dice') unwrap(round.take({ kind: 'dice', dice: [1, 2, 3] }))
    else throw new Error(round.awaiting.kind)
  }
  return round
}

/** The position as the table's view shows it to the player who is asked. */
function positionIn(game: string, round: Round) {
  const { awaiting } = round
  const [ask] = awaiting.kind === 'decision' ? awaiting.asked : []
  const seat = askedSeat(ask!)
  const table = {
    you: { name: 'Ann', seat, may: [{ do: 'move' as const, ask: ask!, of: { round: 'r', moves: 0 } }] },
    round: { id: 'r', view: round.view(seat) },
  }
  const rules = unwrap(library.game(game)).rules
  const position = positionOf(table, rules, { supply: 'every-round', decks: 1, gone: [] })
  if (!position || isRefusal(position)) throw new Error('no position')
  return { seat, position }
}

describe.each(Object.keys(GAMES))('at %s', game => {
  test('depends neither on cards that the player cannot see nor on the order of the shoe', () => {
    const shoe = new SeededShoe(begun(game).shoe, SEED)
    const order: Card[] = begun(game).shoe.map(() => {
      const next = shoe.next({ kind: 'card', to: '2', face: 'up' })
      return next?.kind === 'card' ? next.card : 0
    })
    const round = dealt(game, order)
    const { seat, position } = positionIn(game, round)
    const seen = round.view(seat).piles.flatMap(({ cards }) => cards.map(name => parseCard(name)))
    const isSeen = (card: Card) => seen.includes(card)
    const hidden = order.filter(card => !isSeen(card))
    const dealtHidden = round.inputs.filter(input => input.kind === 'card' && !isSeen(input.card)).length
    expect(dealtHidden).toBeGreaterThan(0)
    // Keeps the seen cards, and reverses all others.
    const turned = order.map(card => (isSeen(card) ? card : hidden.pop()!))
    const other = dealt(game, turned)
    expect(other.inputs).not.toEqual(round.inputs)
    expect(positionIn(game, other).position).toEqual(position)
    const told = JSON.stringify(position.view.piles)
    for (const card of order.filter(one => !isSeen(one))) expect(told).not.toContain(`"${nameOf(card)}"`)
  })
})

test('counts the cards that left a lasting shoe, and none of a fresh deck', () => {
  const game = 'outlaws/pure-21-5-blackjack'
  const rules = unwrap(library.game(game)).rules
  const round = dealt(game, begun(game).shoe)
  const { seat, position } = positionIn(game, round)
  const table = {
    you: {
      name: 'Ann',
      seat,
      may: [{ do: 'move' as const, ask: position.ask, of: { round: 'r', moves: 0 } }],
    },
    round: { id: 'r', view: round.view(seat) },
  }
  const known = { decks: 6, gone: ['As', 'Kd'] }
  expect(positionOf(table, rules, { supply: 'shoe', ...known })).toMatchObject({
    decks: 6,
    gone: [parseCard('As'), parseCard('Kd')],
  })
  expect(positionOf(table, rules, { supply: 'every-round', ...known })).toMatchObject({ gone: [] })
})

test('makes no position for a player who is not asked', () => {
  const game = 'outlaws/texas-holdem'
  const round = dealt(game, begun(game).shoe)
  const table = { you: { name: 'Ann', seat: 1, may: [] }, round: { id: 'r', view: round.view(1) } }
  expect(positionOf(table, unwrap(library.game(game)).rules, undefined)).toBeUndefined()
})
