import type { RuleSet, View } from '@cardroom/engine'
import { type Names, seatName } from '@cardroom/words'
import type { PictureSeat } from '../felt/picture.ts'

/** The places of a lesson's table; those in the round are occupied. */
export function sittersOf({ seats }: RuleSet, view: View, names: Names): PictureSeat[] {
  const taking = new Set([
    ...view.wagers.map(wager => wager.seat),
    ...view.seats.map(seen => seen.seat),
    ...(view.bank ? [view.bank.seat] : []),
  ])
  return Array.from({ length: Math.max(seats.places, ...taking) }, (_, at) => at + 1).map(seat =>
    taking.has(seat) ? { seat, name: seatName(names, seat), notes: [] } : { seat, notes: [] },
  )
}
