import { type Option, sameCards } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'

/** An option's name among the others: the same move may go to several places. */
export const keyOf = ({ move, to }: Option): string => (to === undefined ? move : `${move} to ${to}`)

const countsOf = (cards: readonly Card[]): Map<Card, number> => {
  const counts = new Map<Card, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

/** The cards that any option can name, each as often as one option allows. */
export function pickableCards(options: readonly Option[]): Card[] {
  const all: Card[] = []
  const there = new Map<Card, number>()
  for (const { cards } of options) {
    for (const [card, count] of countsOf(cards?.from ?? [])) {
      for (let had = there.get(card) ?? 0; had < count; had++) all.push(card)
      there.set(card, Math.max(there.get(card) ?? 0, count))
    }
  }
  return all
}

/** Whether these cards make the option a move. */
export function fitsOption({ cards }: Option, picked: readonly Card[]): boolean {
  if (!cards || picked.length < cards.min || picked.length > cards.max) return false
  const held = countsOf(cards.from)
  for (const [card, count] of countsOf(picked)) if (count > (held.get(card) ?? 0)) return false
  return !cards.groups || cards.groups.some(group => sameCards(group, picked))
}

/** The most groups that are offered ready to pick. */
const MAX_GROUPS = 8

/** Groups of cards to pick with one press, the largest first. */
export const readyGroups = (options: readonly Option[]): (readonly Card[])[] =>
  options
    .flatMap(({ cards }) => cards?.groups ?? [])
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_GROUPS)

/** The indices of these cards among all that can be picked. */
export function pickedPlacesOf(cards: readonly Card[], all: readonly Card[]): number[] {
  const places: number[] = []
  for (const card of cards) {
    const at = all.findIndex((one, i) => one === card && !places.includes(i))
    if (at >= 0) places.push(at)
  }
  return places
}
