import type { TableView } from '@cardroom/protocol'
import type { Speaker } from '@cardroom/words'
import { allFees, seatFeesOf } from './model.ts'

/** When the next collection by the half hour is taken, and how much. */
export function timeWords({ timeCollection }: TableView, m: Speaker): string | undefined {
  if (!timeCollection) return undefined
  const { at, cents } = timeCollection
  return at > Date.now()
    ? m.seating.timeDue({ each: m.money(cents), at: m.clock(at) })
    : m.seating.timeNow({ each: m.money(cents) })
}

/** Who waits for a seat, the first first. */
export const waitingWords = ({ waiting }: TableView, m: Speaker): string | undefined =>
  waiting.length === 0 ? undefined : m.all(waiting.map(({ name }) => name))

/** The collection for the current wagers, and the player's part of it. */
export function collectionWords({ fees, you }: TableView, m: Speaker): string | undefined {
  const all = allFees(fees)
  const own = seatFeesOf(fees, you.seat)
  if (all === 0) return undefined
  return own === 0 ? m.money(all) : m.table.sign.collectionOwn({ all: m.money(all), own: m.money(own) })
}
