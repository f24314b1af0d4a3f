import type { Card } from '../../cards/card.ts'
import type { PanHand } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import { fitsMeld, spreads } from '../melds/borrow.ts'
import { lacking } from '../melds/holding.ts'
import { worthOf } from '../melds/melds.ts'

/** What a player with all but one card spread would be paid for going out with a card, in chips from each. */
export function outPay({ terms, rules }: PanHand, player: PanPlayer, card: Card): number | undefined {
  if (!player.isIn || player.melded !== rules.out.cards - 1) return undefined
  const worths = player.melds.map(({ cards }) => worthOf(cards, terms))
  const all = worths.reduce((sum, worth) => sum + worth, 0)
  let best: number | undefined
  const offer = (worth: number, fresh: number): void => {
    const pay = rules.out.chips + worth + fresh
    if (best === undefined || pay > best) best = pay
  }
  player.melds.forEach((meld, i) => {
    if (!fitsMeld(card, meld, terms)) return
    const now = worthOf([...meld.cards, card], terms)
    offer(all - worths[i]! + now, Math.max(0, now - meld.collected))
  })
  for (const { cards, from } of spreads([...player.hand, card], player.melds, terms, card)) {
    const left = player.melds.map(({ cards: lying }, i) => {
      const lent = from.filter(({ meld }) => meld === i).map(one => one.card)
      return worthOf(lacking(lying, lent), terms)
    })
    const now = worthOf(cards, terms)
    offer(
      left.reduce((sum, worth) => sum + worth, now),
      now,
    )
  }
  return best
}
