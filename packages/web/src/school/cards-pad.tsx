import type { View } from '@cardroom/engine'
import { useState } from 'react'
import { CardPicker } from '../shared/cards/card-picker.tsx'
import type { PadProps } from './pad-props.ts'

/** The pad for cards: tap as many as are asked for, from the named piles. */
export function CardsPad({ asked, change, names: { m }, view }: PadProps<'cards'> & { readonly view: View }) {
  const { from, count } = asked
  const cards = from.flatMap(
    ({ place, hand }) => view.piles.find(pile => pile.place === place && pile.hand === hand)?.cards ?? [],
  )
  const [picked, setPicked] = useState<readonly number[]>([])
  const pick = (places: readonly number[]) => {
    setPicked(places)
    const named = places.flatMap(at => cards[at] ?? [])
    change(named.length === count ? { by: 'cards', cards: named } : undefined)
  }
  return (
    <CardPicker
      cards={cards}
      picked={picked}
      most={count}
      change={pick}
      label={m.schoolPage.tapCards({ n: picked.length, of: count })}
    />
  )
}
