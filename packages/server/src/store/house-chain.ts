import type { LogEntry } from '@cardroom/protocol'
import type { HouseChain } from '@cardroom/room/store'
import { chainStart, type Head, linkHash } from './chain.ts'
import { checkedEventsAfter, type EventRow } from './checked-events.ts'

/** Makes the next links of a chain of the house. */
export function nextLinks(
  chain: HouseChain,
  before: Head | undefined,
  at: number,
  events: readonly object[],
): EventRow[] {
  let { version, hash } = before ?? chainStart(chain)
  return events.map(one => {
    const event = JSON.stringify(one)
    version++
    hash = linkHash(hash, version, at, event)
    return { version, at, event, hash }
  })
}

/** The columns of an account and of a transfer. */
export const ACCOUNT_COLUMNS = 'name, cents, moves, day'
export const TRANSFER_COLUMNS =
  'chain, version, n, at, from_account AS "from", to_account AS "to", cents, why'

/** A log entry from its row. */
export const logEntryOf = <E>({ version, at, event }: EventRow): LogEntry<E> => ({
  version,
  at,
  event: JSON.parse(event) as E,
})

/** Checks and parses a chain of the house after a version; `rows` begin with the event of that version. */
export const readLog = <E>(chain: HouseChain, after: number, rows: readonly EventRow[]): LogEntry<E>[] =>
  [...checkedEventsAfter(chain, after, rows)].map(logEntryOf<E>)

/** The tables whose boxes hold something, from the names of their accounts. */
export const BOXED_QUERY = `
SELECT DISTINCT substr(name, length(kind) + 1) AS "table"
FROM accounts JOIN (SELECT 'house:collection:' AS kind UNION ALL SELECT 'house:jackpot:') AS kinds
  ON substr(name, 1, length(kind)) = kind
WHERE cents <> 0 ORDER BY 1`
