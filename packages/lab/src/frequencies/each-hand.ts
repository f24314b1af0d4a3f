import { type Card, type Deck, JOKER, RANKS } from '@cardroom/engine/cards'
import { bitCount } from '@cardroom/engine/ranking'
import { choose } from '../cards/shoe.ts'

type PlayingDeck = Exclude<Deck, { tiles: true }>

/**
 * Visits every hand of n cards of a deck, one for all that differ only by the names of their suits, with
 * their number. It reuses the same array.
 */
export function eachHand(
  deck: PlayingDeck,
  cards: number,
  visit: (hand: Card[], count: number) => void,
): void {
  const ranks = Array.from(RANKS, (_, rank) => rank).filter(rank => !deck.without?.includes(RANKS[rank]!))
  const all = ranks.reduce((set, rank) => set | (1 << rank), 0)
  const setsBySize: number[][] = Array.from({ length: cards + 1 }, () => [])
  for (let set = 0; set < 1 << 13; set++) if ((set & ~all) === 0) setsBySize[bitCount(set)]?.push(set)

  const hand = new Array<Card>(cards).fill(0)
  const bySuit = [0, 0, 0, 0]
  /** The ranks of a suit, as a number no more than those of the suit before; `ways` to deal the jokers. */
  const suits = (suit: number, from: number, left: number, most: number, ways: number): void => {
    if (suit === 4) {
      if (left === 0) visit(hand, ways * namings(bySuit))
      return
    }
    for (let size = suit === 3 ? left : 0; size <= left; size++) {
      for (const set of setsBySize[size]!) {
        if (set > most) break
        bySuit[suit] = set
        let at = from
        for (let rest = set; rest !== 0; rest &= rest - 1) {
          hand[at++] = (31 - Math.clz32(rest & -rest)) * 4 + suit
        }
        suits(suit + 1, at, left - size, set, ways)
      }
    }
  }
  const { jokers = 0 } = deck
  for (let held = 0; held <= Math.min(jokers, cards); held++) {
    hand.fill(JOKER, 0, held)
    suits(0, held, cards - held, all, choose(jokers, held))
  }
}

/** In how many ways four sets of ranks, in falling order, can be given to the four suits. */
function namings(sets: readonly number[]): number {
  let ways = 24
  let alike = 1
  for (let suit = 1; suit < 4; suit++) {
    alike = sets[suit] === sets[suit - 1] ? alike + 1 : 1
    ways /= alike
  }
  return ways
}
