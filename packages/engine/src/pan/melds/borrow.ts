import type { Card } from '../../cards/card.ts'
import type { PanTerms } from '../rules/terms.ts'
import { lacking, type Meld } from './holding.ts'
import { isMeld, meldsIn, worthOf } from './melds.ts'

/** A new meld, with the meld that each borrowed card comes from. */
interface Spread {
  readonly cards: readonly Card[]
  readonly from: readonly { readonly card: Card; readonly meld: number }[]
}

/** Cards of a meld that have not been borrowed yet, if it is larger than it must be. */
function spare({ cards, borrowed }: Meld): Card[] {
  return cards.length > 3 ? lacking(cards, borrowed) : []
}

/**
 * Finds the melds that can spare these cards and stay melds: those that lose least, the first among equals;
 * undefined without any.
 */
export function lenders(
  melds: readonly Meld[],
  needed: readonly Card[],
  terms: PanTerms,
): number[] | undefined {
  const left = melds.map(meld => [...meld.cards])
  const free = melds.map(spare)
  let best: number[] | undefined
  let least = Number.POSITIVE_INFINITY
  const chosen: number[] = []
  const choose = (at: number): void => {
    if (at === needed.length) {
      let loss = 0
      for (const meld of new Set(chosen)) {
        if (!isMeld(left[meld]!, terms)) return
        loss += worthOf(melds[meld]!.cards, terms) - worthOf(left[meld]!, terms)
      }
      if (loss < least) {
        least = loss
        best = [...chosen]
      }
      return
    }
    const card = needed[at]!
    for (let meld = 0; meld < melds.length; meld++) {
      const i = free[meld]!.indexOf(card)
      if (i < 0) continue
      free[meld]!.splice(i, 1)
      left[meld]!.splice(left[meld]!.indexOf(card), 1)
      chosen.push(meld)
      choose(at + 1)
      chosen.pop()
      left[meld]!.push(card)
      free[meld]!.push(card)
    }
  }
  choose(0)
  return best
}

/**
 * Every new meld of a player's own cards with those that the melds on the table can spare. It holds at least
 * one own card, and never borrows a card that the player holds.
 */
export function spreads(
  own: readonly Card[],
  melds: readonly Meld[],
  terms: PanTerms,
  only?: Card,
): readonly Spread[] {
  const spares = terms.borrowing === 'none' ? [] : melds.flatMap(spare)
  const pool = spares.length > 0 ? [...own, ...spares] : own
  const found: Spread[] = []
  for (const cards of meldsIn(pool, terms, only === undefined ? {} : { with: only })) {
    const needed = spares.length > 0 ? lacking(cards, own) : []
    if (needed.length === 0) found.push({ cards, from: [] })
    else if (needed.length < cards.length) {
      const from = lenders(melds, needed, terms)
      if (from) found.push({ cards, from: needed.map((card, i) => ({ card, meld: from[i]! })) })
    }
  }
  return found
}

/** Whether a card can be added to a meld. */
export const fitsMeld = (card: Card, { cards }: Meld, terms: PanTerms): boolean =>
  isMeld([...cards, card], terms)
