import { type Card, JOKER, rankOf, suitOf, UNKNOWN } from '../../cards/card.ts'
import type { Felt } from '../../round/felt.ts'
import type { OpeningRules } from '../rules/rules.ts'
import type { Player } from './player.ts'

const ACE = 12

/** What a card counts for when single cards are compared; a joker is an ace. */
export function worth(card: Card, ace: 'high' | 'low'): number {
  const rank = card === JOKER ? ACE : rankOf(card)
  return rank === ACE && ace === 'low' ? -1 : rank
}

type UpCardOpening = Extract<OpeningRules, { by: 'up-card' }>

/** Whose up card has the forced bet: a place in the list. Suits rank from clubs up to spades. */
export function openerAmong(
  ups: readonly (readonly Card[])[],
  { ace, equal }: UpCardOpening,
  card: 'low' | 'high',
): number {
  let opener = -1
  let best = 0
  for (const [i, up] of ups.entries()) {
    // More than one lies up where a down card was exposed.
    for (const one of up) {
      if (one === UNKNOWN) continue
      const suit = equal === 'suit' && one !== JOKER ? 3 - suitOf(one) : 0
      const value = (worth(one, ace) * 4 + suit) * (card === 'high' ? 1 : -1)
      if (opener < 0 || value > best) {
        opener = i
        best = value
      }
    }
  }
  return opener
}

/** The up cards of a hand; `wild`: a joker among it was dealt face down (003:362, 365). */
interface ShownCards {
  readonly up: readonly Card[]
  readonly wild?: boolean
}

/**
 * What a hand shows: groups before single cards, then from the top. Straights and flushes of four cards are
 * none. For low hands the ace counts one. A wild joker is one more of the largest group.
 */
function showing({ up, wild = false }: ShownCards, ace: 'high' | 'low'): number {
  const counts = new Map<number, number>()
  for (const card of wild && up.length > 1 ? up.filter(one => one !== JOKER) : up) {
    const value = worth(card, ace) + 2
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const groups = [...counts].sort(([a, m], [b, n]) => n - m || b - a)
  const [largest] = groups
  if (largest && wild && up.length > 1 && up.includes(JOKER)) largest[1]++
  const shape = groups.reduce((sum, [, count]) => sum * 5 + count, 0) * 5 ** (4 - groups.length)
  return groups.reduce((sum, [value]) => sum * 16 + value, shape) * 16 ** (4 - groups.length)
}

/** Who acts first by what the hands show; among equals the first from the button's left. */
export function firstShowing(hands: readonly (ShownCards | undefined)[], board: 'high' | 'low'): number {
  let first = -1
  let best = 0
  for (const [i, shown] of hands.entries()) {
    if (!shown) continue
    const value = showing(shown, board) * (board === 'high' ? 1 : -1)
    if (first < 0 || value > best) {
      first = i
      best = value
    }
  }
  return first
}

/** A pair or better among the up cards. */
export const hasOpenPair = (up: readonly Card[]): boolean =>
  up.some((card, i) => up.some((other, j) => j > i && worth(card, 'high') === worth(other, 'high')))

/** The cards of a hand that all can see. */
export function upCards(felt: Felt, player: Player): Card[] {
  const up: Card[] = []
  for (const lying of felt.pile(player.name)) if (lying.seen === 'all') up.push(lying.card)
  return up
}

export const hasDownCard = (felt: Felt, player: Player): boolean =>
  felt.pile(player.name).some(lying => lying.seen !== 'all')
