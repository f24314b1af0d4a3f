import type { Refusal, Text } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import type { ValuedChoices, Worth } from './answer.ts'
import { pairsOf, worthOfEach } from './ask.ts'
import { cardsAt, isBank, type Position } from './position.ts'
import { sayOfValues } from './sentences.ts'

/** The player-dealer's two hands, where they lie open already before a player. */
export function bankHandsIn(position: Position): { front: Card[]; back: Card[] } | undefined {
  if (isBank(position)) return undefined
  const [front, back] = [cardsAt(position.view, 'bank', 1), cardsAt(position.view, 'bank', 2)]
  return front.length > 0 && back.length > 0 ? { front, back } : undefined
}

interface Settings {
  houseWay(): Worth
  /** The setting with these two in front; undefined where it was listed before. */
  set(front: readonly [Card, Card]): Worth | undefined
}

/** What two hands are worth set by the house way, and in each other setting. */
export function worthOfSettings(
  { rules, ask }: Position,
  { houseWay, set }: Settings,
): ValuedChoices['choices'] | Refusal {
  return worthOfEach(rules.id, ask, ({ move, cards }) => {
    if (move === 'house-way') return houseWay()
    if (move !== 'set' || !cards) return undefined
    return pairsOf(cards.from).flatMap(front => {
      const worth = set(front)
      return worth ? [{ choice: { move, cards: front }, ...worth }] : []
    })
  })
}

/** The note that a player-dealer's setting plays against all hands. */
export const againstWhom = (position: Position): Text[] =>
  isBank(position) ? [sayOfValues('values-against-all-players')] : []
