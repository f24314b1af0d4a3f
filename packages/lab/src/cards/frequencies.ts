import { type FiveCardHand, rankHighFlat, type ThreeCardHand, threeCardHand } from '@cardroom/engine'
import { FIVE_CARD_HANDS } from '@cardroom/engine/banked/hands.ts'
import { categoryOfHigh } from '@cardroom/engine/ranking/high-scale.ts'
import { threeCardClasses } from './suits.ts'

/** How often each hand comes among all threes of one deck. */
export function threeCardCounts(): Map<ThreeCardHand, number> {
  const counts = new Map<ThreeCardHand, number>()
  for (const { cards, count } of threeCardClasses()) {
    const hand = threeCardHand(cards)
    counts.set(hand, (counts.get(hand) ?? 0) + count)
  }
  return counts
}

let sixes: ReadonlyMap<FiveCardHand, number> | undefined

/** How often each best hand comes among all sixes of one deck: twenty million, counted once. */
export function sixCardCounts(): ReadonlyMap<FiveCardHand, number> {
  sixes ??= countSixes()
  return sixes
}

function countSixes(): Map<FiveCardHand, number> {
  const byCategory = new Float64Array(FIVE_CARD_HANDS.length)
  const hand = new Uint8Array(6)
  for (let a = 5; a < 52; a++) {
    hand[0] = a
    for (let b = 4; b < a; b++) {
      hand[1] = b
      for (let c = 3; c < b; c++) {
        hand[2] = c
        for (let d = 2; d < c; d++) {
          hand[3] = d
          for (let e = 1; e < d; e++) {
            hand[4] = e
            for (let f = 0; f < e; f++) {
              hand[5] = f
              byCategory[categoryOfHigh(rankHighFlat(hand, 0, 6))]!++
            }
          }
        }
      }
    }
  }
  return new Map(FIVE_CARD_HANDS.map((name, category) => [name, byCategory[category]!]))
}
