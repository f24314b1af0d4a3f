import { counting, type DealtSession, type Entry, isFaceDown } from '@cardroom/engine/dealt'

/** What undo takes back, the last first: cards that were laid face down at one go are one thing. */
export function lastDone(session: DealtSession): readonly Entry[] {
  const counts = counting(session.entries)
  const now = session.entries.filter(
    ({ id, round, does }) => round === session.number && counts.has(id) && does.do !== 'take-back',
  )
  const last = now.at(-1) ?? session.counting.at(-1)
  if (!last) return []
  if (!isFaceDown(last)) return [last]
  return now.slice(now.findLastIndex(entry => !isFaceDown(entry)) + 1).toReversed()
}
