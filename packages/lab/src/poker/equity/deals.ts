import { type Card, JOKER, UNKNOWN } from '@cardroom/engine/cards'
import { RENAMINGS, renameSuit } from '../../cards/suit-classes.ts'

/** One hand of each player's range, with the number of such deals that are alike. */
export interface RangeDeal {
  readonly hands: readonly (readonly Card[])[]
  readonly times: number
}

/** Every choice of a hand for each player in which no card comes twice; none if there are more than `most`. */
export function dealsOf(
  holdings: readonly (readonly (readonly Card[])[])[],
  most: number,
): RangeDeal[] | undefined {
  let deals: (readonly Card[])[][] = [[]]
  for (const hands of holdings) {
    if (deals.length * hands.length > most) return undefined
    deals = deals.flatMap(before =>
      hands.filter(hand => !before.some(other => shares(other, hand))).map(hand => [...before, hand]),
    )
  }
  return deals.map(hands => ({ hands, times: 1 }))
}

/** Whether there is such a choice at all. */
export function canBeDealt(
  holdings: readonly (readonly (readonly Card[])[])[],
  before: readonly (readonly Card[])[] = [],
): boolean {
  const hands = holdings[before.length]
  if (!hands) return true
  return hands.some(
    hand => !before.some(other => shares(other, hand)) && canBeDealt(holdings, [...before, hand]),
  )
}

/** Whether two hands hold the same card; of jokers there may be two. */
const shares = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.some(card => card !== UNKNOWN && card !== JOKER && b.includes(card))

/** Deals that differ only by the names of suits are made one; `fixed` are cards that must stay what they are. */
export function withoutAlike(deals: readonly RangeDeal[], fixed: readonly (readonly Card[])[]): RangeDeal[] {
  const suitsFree = RENAMINGS.map((_, i) => i).filter(renaming =>
    fixed.every(cards => cards.every(card => card === UNKNOWN || cards.includes(renameSuit(card, renaming)))),
  )
  const classes = new Map<string, RangeDeal>()
  for (const deal of deals) {
    let key = ''
    for (const renaming of suitsFree) {
      const name = deal.hands
        .map(hand =>
          hand
            .map(card => renameSuit(card, renaming))
            .sort()
            .join(),
        )
        .join(' ')
      if (key === '' || name < key) key = name
    }
    classes.set(key, { hands: deal.hands, times: (classes.get(key)?.times ?? 0) + deal.times })
  }
  return [...classes.values()]
}
