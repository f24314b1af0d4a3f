import { nameOf } from '../cards/card.ts'
import { type CardOnFelt, type Felt, placeAndHand, type Viewer, visible } from './felt.ts'
import type { PileSeen } from './view.ts'

/** The piles of a felt as one viewer sees them; an unchanged pile stays the same object. */
export class PilesSeen {
  readonly #viewer: Viewer
  readonly #known = new Map<string, PileSeen>()

  constructor(viewer: Viewer) {
    this.#viewer = viewer
  }

  of(felt: Felt): PileSeen[] {
    const piles: PileSeen[] = []
    for (const [name, lying] of felt.piles) {
      let pile = this.#known.get(name)
      if (!pile || !showsAsBefore(pile, lying, this.#viewer)) {
        pile = pileSeenBy(name, lying, this.#viewer)
        this.#known.set(name, pile)
      }
      piles.push(pile)
    }
    return piles
  }
}

/** A pile with the cards that one viewer sees of it. */
export const pileSeenBy = (name: string, lying: readonly CardOnFelt[], viewer: Viewer): PileSeen => ({
  ...placeAndHand(name),
  cards: lying.map(one => nameOf(visible(one, viewer))),
})

/** Whether a viewer sees the same cards as before. */
export function showsAsBefore({ cards }: PileSeen, lying: readonly CardOnFelt[], viewer: Viewer): boolean {
  if (cards.length !== lying.length) return false
  for (let i = 0; i < cards.length; i++) if (cards[i] !== nameOf(visible(lying[i]!, viewer))) return false
  return true
}
