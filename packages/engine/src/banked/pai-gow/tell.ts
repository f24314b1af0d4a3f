import { type Card, namesOf, parseCard } from '../../cards/card.ts'
import type { ToldStep } from '../../round/told-step.ts'
import type { View } from '../../round/view.ts'
import type { Cite } from '../../rules/cite.ts'
import { tell } from '../tell-sentences.ts'
import type { TwoHandSetting } from './two-hands.ts'

/** A setting and the lines that prescribe it. */
interface PrescribedSetting extends TwoHandSetting {
  readonly cite: Cite
}

/** How the house sets each hand that is asked for now. */
export function tellHouseWay(
  view: View,
  houseWay: (cards: readonly Card[]) => PrescribedSetting,
): readonly ToldStep[] {
  if (view.awaiting.kind !== 'decision') return []
  return view.awaiting.asked
    .filter(({ by }) => by === undefined)
    .flatMap(({ seat }): ToldStep[] => {
      const place = seat === view.bank?.seat ? 'bank' : String(seat)
      const dealt = view.piles.find(pile => pile.place === place && pile.hand === undefined)?.cards
      if (!dealt || dealt.includes('??')) return []
      const { front, back, cite } = houseWay(dealt.map(name => parseCard(name)!))
      const values = { who: place, front: namesOf(front), back: namesOf(back) }
      return [{ saying: tell('tell-house-way', values), cite }]
    })
}
