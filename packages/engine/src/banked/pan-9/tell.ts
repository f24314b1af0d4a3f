import type { ToldStep } from '../../round/told-step.ts'
import type { View } from '../../round/view.ts'
import { cardsSeen } from '../advice.ts'
import { totalOf } from '../baccarat/points.ts'
import { tell } from '../tell-sentences.ts'
import type { Pan9Rules } from './rules.ts'

/** Whether the player-dealer draws, and what the house does with a hand that it is asked to play. */
export function tellPan9Draws({ bankDraws, houseWay, deal }: Pan9Rules, view: View): readonly ToldStep[] {
  const { awaiting } = view
  if (awaiting.kind === 'decision') {
    return awaiting.asked.flatMap(({ seat }): ToldStep[] => {
      const isBank = seat === view.bank?.seat
      const cards = cardsSeen(view, isBank ? 'bank' : String(seat))
      if (cards.length < deal.cards) return []
      const total = totalOf(cards)
      if (isBank) return [{ saying: tell('tell-may-draw', { who: 'bank', total }), cite: bankDraws.cite }]
      const draws = total <= houseWay.drawsUpTo
      const values = { who: String(seat), total }
      return [
        {
          saying: draws ? tell('tell-house-way-draws', values) : tell('tell-house-way-stands', values),
          cite: houseWay.cite,
        },
      ]
    })
  }
  const cards = cardsSeen(view, 'bank')
  if (awaiting.kind !== 'card' || awaiting.to !== 'bank' || cards.length < deal.cards) return []
  return [{ saying: tell('tell-draws', { who: 'bank', total: totalOf(cards) }), cite: bankDraws.cite }]
}
