import type { Names } from '@cardroom/words'
import { buttonsOnHand, Discs } from './buttons.tsx'
import { LyingHand } from './lying-hand.tsx'
import { type Picture, seatPiles } from './picture.ts'

interface Props {
  readonly seat: number
  readonly picture: Picture
  readonly names: Names
}

/** The hands before a place, with the buttons that lie on them. */
export function SeatHands({ seat, picture, names }: Props) {
  const piles = seatPiles(picture, seat)
  if (piles.length === 0) return null
  return (
    <div className={piles.length > 2 ? 'hands several' : 'hands'}>
      {piles.map(pile => (
        <LyingHand key={pile.hand ?? 0} pile={pile} names={names} style="index" />
      ))}
      <Discs buttons={buttonsOnHand(picture, seat)} names={names} small />
    </div>
  )
}
