import { type Card, card, rankOf, SUITS, suitOf } from '../../cards/card.ts'
import { fitsMeld } from '../melds/borrow.ts'
import type { Meld, PanHolding } from '../melds/holding.ts'
import { isMeld, meldsIn, PAN_RANK_ORDER, suitPlaceOf, worthOf } from '../melds/melds.ts'
import type { PanTerms } from '../rules/terms.ts'

/**
 * Estimates the worth of a position, in chips from each opponent. A meld brings its pay and takes its owner
 * nearer to going out; two cards that may become a meld are worth a part of that; a hand is worth its best
 * division.
 */

/** A card in a meld, on the way to eleven. */
const MELDED_CARD_VALUE = 0.5
/** A condition is paid when it is laid, and now and then again when its owner goes out. */
const CONDITION_FACTOR = 1.3
/** What is left of a condition once it was paid. */
const PAID_CONDITION_FACTOR = 0.35
/** How many cards a player sees that could be used: drawn ones and option cards. */
const USABLE_CARDS_SEEN = 16
const DECK_SIZE = 320
/** A card that goes with nothing yet; cards of value and those of which any three are a meld are kept longer. */
const LONE_CARD_VALUE = 0.05
const GOOD_LONE_CARD_VALUE = 0.12
/** A meld on the table that another card can be added to. */
const OPEN_MELD_VALUE = 0.25

/** How likely one of this many cards comes along while it is useful. */
const chance = (outs: number): number => 1 - (1 - outs / DECK_SIZE) ** USABLE_CARDS_SEEN

const meldValue = (meld: readonly Card[], terms: PanTerms): number =>
  meld.length * MELDED_CARD_VALUE + worthOf(meld, terms) * CONDITION_FACTOR

/** What two cards may become. */
function pairValue(a: Card, b: Card, unseen: Uint8Array, terms: PanTerms): number {
  let outs = 0
  let gain = 0
  for (const c of partners(a, b)) {
    const left = unseen[c]!
    if (left === 0) continue
    const meld = [a, b, c]
    if (!isMeld(meld, terms)) continue
    outs += left
    gain += left * meldValue(meld, terms)
  }
  return outs === 0 ? 0 : (chance(outs) * gain) / outs
}

/** Cards that could make a meld of two: of their rank, or beside them in their suit. */
function partners(a: Card, b: Card): Card[] {
  if (rankOf(a) === rankOf(b)) return Array.from(SUITS, (_, suit) => card(rankOf(a), suit))
  if (suitOf(a) !== suitOf(b)) return []
  const [low, high] = [suitPlaceOf(a), suitPlaceOf(b)].sort((x, y) => x - y) as [number, number]
  if (high - low > 2) return []
  const places = high - low === 2 ? [low + 1] : [low - 1, high + 1]
  return places.flatMap(place =>
    PAN_RANK_ORDER[place] === undefined ? [] : [card(PAN_RANK_ORDER[place], suitOf(a))],
  )
}

function loneValue(c: Card, melds: readonly Meld[], terms: PanTerms): number {
  let best =
    terms.valle.has(rankOf(c)) || terms.anySuit.has(rankOf(c)) ? GOOD_LONE_CARD_VALUE : LONE_CARD_VALUE
  for (const meld of melds) {
    if (!fitsMeld(c, meld, terms)) continue
    const more = worthOf([...meld.cards, c], terms) - worthOf(meld.cards, terms)
    best = Math.max(best, MELDED_CARD_VALUE * 0.9 + more * CONDITION_FACTOR)
  }
  return best
}

/** The best way to divide a hand into melds, pairs and single cards. */
export function handValue({ hand, melds }: PanHolding, unseen: Uint8Array, terms: PanTerms): number {
  const n = hand.length
  const groups: { mask: number; value: number }[][] = hand.map((c, i) => [
    { mask: 1 << i, value: loneValue(c, melds, terms) },
  ])
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const value = pairValue(hand[i]!, hand[j]!, unseen, terms)
      if (value > 0) groups[i]!.push({ mask: (1 << i) | (1 << j), value })
    }
  }
  for (const meld of meldsIn(hand, terms)) {
    const mask = maskOf(meld, hand)
    const first = 31 - Math.clz32(mask & -mask)
    groups[first]!.push({ mask, value: meldValue(meld, terms) })
  }
  const best = new Float64Array(1 << n)
  for (let left = 1; left < 1 << n; left++) {
    const first = 31 - Math.clz32(left & -left)
    let most = 0
    for (const { mask, value } of groups[first]!) {
      if ((mask & left) === mask) most = Math.max(most, value + best[left ^ mask]!)
    }
    best[left] = most
  }
  return best[(1 << n) - 1]!
}

/** Which cards of the hand a meld is made of. */
function maskOf(meld: readonly Card[], hand: readonly Card[]): number {
  let mask = 0
  for (const c of meld) mask |= 1 << hand.findIndex((one, i) => one === c && !(mask & (1 << i)))
  return mask
}

/**
 * The worth of the melds on the table: they bring their owner nearer to going out, pay once more then, and
 * take further cards.
 */
export const tableValue = ({ melds }: PanHolding, terms: PanTerms): number =>
  melds.reduce(
    (sum, { cards }) =>
      sum +
      cards.length * MELDED_CARD_VALUE +
      worthOf(cards, terms) * PAID_CONDITION_FACTOR +
      OPEN_MELD_VALUE,
    0,
  )
