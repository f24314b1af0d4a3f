import type { Speaker } from '@cardroom/words'
import type { Picture, PictureSeat, ShownPile } from '../../felt/picture.ts'

/**
 * The picture of Pan: only the top discard, and only the number of cards in others' hands; the own hand is shown in the
 * pad below the table.
 */
export function panPicture(picture: Picture, m: Speaker): Picture {
  return {
    ...picture,
    piles: picture.piles.flatMap(pile => pileOf(pile, picture.you, m)),
    sitters: picture.sitters.map(sitter => ({
      ...sitter,
      notes: [...sitter.notes, ...notesOf(sitter, picture, m)],
    })),
  }
}

const isHidden = ({ cards }: ShownPile): boolean => cards.every(card => card === '??')

function pileOf(pile: ShownPile, you: number | undefined, m: Speaker): ShownPile[] {
  if (pile.place === 'muck') return []
  if (pile.place === 'discards') {
    return [{ ...pile, cards: pile.cards.slice(-1), below: Math.max(0, pile.cards.length - 1) }]
  }
  if (pile.hand === undefined) {
    return pile.place === String(you) || (/^\d+$/.test(pile.place) && isHidden(pile)) ? [] : [pile]
  }
  const { name: _, ...meld } = pile
  return [pile.pays ? { ...meld, name: m.pan.pays({ money: m.money(pile.pays) }) } : meld]
}

function notesOf({ seat, name }: PictureSeat, { piles }: Picture, m: Speaker): string[] {
  const hand = piles.find(pile => pile.place === String(seat) && pile.hand === undefined)
  if (name === undefined || !hand) return []
  if (hand.state !== undefined) return [m.pan.states[hand.state as keyof typeof m.pan.states] ?? hand.state]
  return isHidden(hand) && hand.cards.length > 0 ? [m.pan.held({ n: hand.cards.length })] : []
}
