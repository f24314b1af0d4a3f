import type { BuyIn } from '@cardroom/engine'
import type { Speaker } from '@cardroom/words'

/** `$40 to $300`, `$20 or more, one short buy` */
export function buyInWords({ min, max, short }: BuyIn, m: Speaker): string {
  const words = m.seating
  const bounds =
    max === undefined
      ? words.buyInLeast({ min: m.money(min) })
      : words.buyInBounds({ min: m.money(min), max: m.money(max) })
  return short ? m.joined.clauses({ pieces: [bounds, words.shortBuys[short]] }) : bounds
}
