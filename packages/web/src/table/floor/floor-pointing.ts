import type { CardAt, PileSeen } from '@cardroom/engine'
import { cardName, type Names, placeName, seatName } from '@cardroom/words'
import type { Pointing } from '../../shared/pointing/pointing.ts'
import type { FloorState } from './use-floor.ts'
import { isCard, isWhose } from './wanted-ruling.ts'

/** A card in words: what it is, or, face down, where it lies. */
export function cardLabel(at: CardAt, piles: readonly PileSeen[], names: Names): string {
  const { m } = names
  const place = placeName(names, at.place, at.hand)
  const face = piles.find(pile => pile.place === at.place && pile.hand === at.hand)?.cards[at.at]
  return face === undefined || face === '??'
    ? m.floor.cardOf({ place, n: at.at + 1 })
    : m.floor.cardIs({ place, card: cardName(m, face) })
}

/** The targets on the felt while a ruling is made. */
export function pointingOf(
  floor: FloorState,
  piles: readonly PileSeen[],
  names: Names,
): Pointing | undefined {
  const { choices, named } = floor
  if (!choices) return undefined
  return {
    seat(seat) {
      const choice = choices.find(one => isWhose(one, seat) && !one.card)
      if (!choice) return undefined
      return {
        press: () => floor.nameSeat(seat),
        pressed: named.choice === choice,
        label: seatName(names, seat),
      }
    },
    card(at) {
      const isOffered = choices.some(
        one => isCard(one.card, at) || (one.more === 'cards' && String(one.seat) === at.place),
      )
      if (!isOffered) return undefined
      return {
        press: () => floor.nameCard(at),
        pressed: isCard(named.choice?.card, at) || (named.cards ?? []).some(one => isCard(one, at)),
        label: cardLabel(at, piles, names),
      }
    },
  }
}
