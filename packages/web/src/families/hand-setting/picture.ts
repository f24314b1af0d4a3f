import { type Card, parseCard } from '@cardroom/engine/cards'
import type { Speaker } from '@cardroom/words'
import type { Picture, ShownPile } from '../../felt/picture.ts'
import { type Halves, LOW_HAND_CARDS, type Setter } from './setter.ts'

/** The picture where hands are set as two: each half named, and once all is open which half won. */
export function settingPicture(picture: Picture, setter: Setter, m: Speaker): Picture {
  const bank = halvesAt(picture, 'bank', setter)
  return {
    ...picture,
    piles: picture.piles.map(pile => {
      const halves = halvesAt(picture, pile.place, setter)
      if (!halves || (pile.hand !== 1 && pile.hand !== 2)) return pile
      const half = pile.hand === 1 ? 'low' : 'high'
      const beside = pile.place !== 'bank' && bank ? beats(halves[half].rank, bank[half].rank, m) : undefined
      return { ...pile, name: [m.say(halves[half].is), beside].filter(Boolean).join(' · ') }
    }),
  }
}

/** The player-dealer wins a copy. */
function beats(own: number, bank: number, m: Speaker): string {
  const words = m.table.setting
  return own > bank ? words.wins : own === bank ? words.copies : words.loses
}

const cardsOf = (pile: ShownPile | undefined): Card[] | undefined => {
  const cards = pile?.cards.map(parseCard)
  return cards?.every(card => card !== undefined) && !pile?.cards.includes('??') ? cards : undefined
}

/** Both halves at a place, if both are open. */
function halvesAt({ piles }: Picture, place: string, setter: Setter): Halves | undefined {
  const of = (hand: number) => cardsOf(piles.find(pile => pile.place === place && pile.hand === hand))
  const [low, high] = [of(1), of(2)]
  if (!low || !high || low.length !== LOW_HAND_CARDS) return undefined
  return setter.halves([...low, ...high], low)
}
