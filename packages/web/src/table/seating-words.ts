import type { TableView } from '@cardroom/protocol'
import type { Speaker } from '@cardroom/words'
import { allFees, feesOf } from './model.ts'

/** When the next collection by the half hour is taken, and how much. */
export function timeWords({ timeCollection }: TableView, m: Speaker): string | undefined {
  if (!timeCollection) return undefined
  const { at, cents } = timeCollection
  return at > Date.now() ? m.seating.timeDue(m.money(cents), m.clock(at)) : m.seating.timeNow(m.money(cents))
}

/** Who waits for a seat, the first first. */
export const waitingWords = ({ waiting }: TableView, m: Speaker): string | undefined =>
  waiting.length === 0 ? undefined : m.all(waiting.map(({ name }) => name))

/** What will be collected for what lies there now, and how much of it from this person. */
export function collectionWords({ fees, you }: TableView, m: Speaker): string | undefined {
  const all = allFees(fees)
  const own = feesOf(fees, you.seat)
  if (all === 0) return undefined
  return own === 0 ? m.money(all) : m.table.sign.collectionOwn(m.money(all), m.money(own))
}
