import { type Card, JOKER } from '../../cards/card.ts'
import { choices } from '../best-cards.ts'

const ACES = [48, 49, 50, 51]

/** Every five cards that a hand with bugs may stand for; a fifth ace is a second ace of spades. */
export function bugHands(hand: readonly Card[], complete: (five: readonly Card[]) => boolean): Card[][] {
  const natural = hand.filter(c => c !== JOKER)
  const jokers = hand.length - natural.length
  const free = Array.from({ length: 52 }, (_, c) => c).filter(c => !natural.includes(c))
  const aces = [...ACES.filter(c => !natural.includes(c)), 48, 48].slice(0, jokers)
  const completed = [...choices(free, jokers)].map(stand => [...natural, ...stand]).filter(complete)
  return [[...natural, ...aces], ...completed]
}

/** Every five cards that a hand with wild jokers may stand for; a fifth of a kind is a second spade. */
export function wildHands(hand: readonly Card[], deck: readonly Card[]): Card[][] {
  const natural = hand.filter(c => c !== JOKER)
  let hands: Card[][] = [[...natural]]
  while (hands[0]!.length < hand.length) {
    hands = hands.flatMap(part =>
      deck.flatMap(c => {
        if (!part.includes(c)) return [[...part, c]]
        const allFour = part.filter(other => other >> 2 === c >> 2).length === 4
        return allFour ? [[...part, c]] : []
      }),
    )
  }
  return hands
}
