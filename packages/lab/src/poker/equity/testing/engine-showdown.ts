import { type Ask, gameOf, type Move, type Readings, unwrap } from '@cardroom/engine'
import { type Card, cards, cardsOf, type Randomness, shuffle } from '@cardroom/engine/cards'
import { hasOneBet, type PokerRules, type PokerSetup } from '@cardroom/engine/poker'

/** The cards with which hands came to the showdown of a round, and what part of the pots each seat got. */
interface EngineShowdown {
  readonly hands: readonly (readonly Card[])[]
  readonly boards: readonly (readonly Card[])[]
  readonly shares: readonly number[]
}

/** Amounts that every number of winners can divide. */
const UNIT = 5040

const STAYS_IN = ['check', 'call', 'bring-in', 'show', 'decline', 'draw', 'discard', 'bet']

/** Plays a random round without folds, in which every player puts in the same. */
export function playToShowdown(rules: PokerRules, readings: Readings, random: Randomness): EngineShowdown {
  const seats = Array.from({ length: 2 + random.below(3) }, (_, i) => ({ seat: i + 1, stack: 1000 * UNIT }))
  const setup: PokerSetup = {
    stakes: { limit: 'fixed', bets: hasOneBet(rules) ? [UNIT] : [UNIT, 2 * UNIT] },
    seats,
    button: 1,
    ...(rules.opening.by === 'blinds' ? { blinds: [UNIT, UNIT] } : { ante: UNIT }),
    ...(rules.opening.by === 'up-card' && rules.opening.puts === 'bring-in' ? { bringIn: UNIT } : {}),
  }
  const round = unwrap(gameOf(rules).start(setup, { readings }))
  const deck = shuffle(
    cardsOf(readings.joker === 'in-use' ? { ...rules.deck, jokers: 1 } : rules.deck),
    random,
  )
  const boards = new Map<string, Card[]>()
  while (!round.over) {
    const { awaiting } = round
    if (awaiting.kind === 'card') {
      const card = deck.pop()!
      if (awaiting.to.startsWith('board')) {
        boards.set(awaiting.to, [...(boards.get(awaiting.to) ?? []), card])
      }
      round.take({ kind: 'card', card })
    } else if (awaiting.kind === 'decision') {
      unwrap(round.take(stayIn(awaiting.asked[0]!, random)))
    } else if (awaiting.kind === 'shuffle') {
      deck.push(...awaiting.cards)
      shuffle(deck, random)
      round.take({ kind: 'shuffled' })
    } else if (awaiting.kind === 'settlement') round.take({ kind: 'settle' })
    else throw new Error(`the round waits for ${awaiting.kind}`)
  }
  const { hands = {}, pots = [] } = round.result
  const total = pots.reduce((sum, pot) => sum + pot.amount, 0)
  const won = (seat: number) =>
    pots
      .flatMap(pot => pot.to)
      .filter(to => to.seat === seat)
      .reduce((sum, to) => sum + to.amount, 0)
  return {
    hands: seats.map(({ seat }) => cards(hands[seat]!.cards)),
    boards: [...boards.values()],
    shares: seats.map(({ seat }) => won(seat) / total),
  }
}

function stayIn(ask: Ask, random: Randomness): Move {
  const name = STAYS_IN.find(move => ask.options.some(one => one.move === move)) ?? 'decline'
  const option = ask.options.find(one => one.move === name)
  const { cents, cards: named } = option ?? {}
  const count = named && named.min + random.below(named.max - named.min + 1)
  return {
    kind: 'move',
    seat: ask.seat,
    move: name,
    ...(cents ? { cents: cents.min } : {}),
    ...(named ? { cards: shuffle([...named.from], random).slice(0, count) } : {}),
  }
}
