import type { Logged } from '@cardroom/protocol'
import { beginning, type Head, link } from './chain.ts'
import { checkedAfter, type EventRow } from './checked.ts'
import type { HouseChain } from './house.ts'

/** The next links of a chain of the house. */
export function nextLinks(
  chain: HouseChain,
  before: Head | undefined,
  at: number,
  events: readonly object[],
): EventRow[] {
  let { version, hash } = before ?? beginning(chain)
  return events.map(one => {
    const event = JSON.stringify(one)
    version++
    hash = link(hash, version, at, event)
    return { version, at, event, hash }
  })
}

/** The columns of an account and of a transfer; `name`, `from` and `to` have no other meaning in any SQL. */
export const ACCOUNT_COLUMNS = 'name, cents, moves, day'
export const TRANSFER_COLUMNS =
  'chain, version, n, at, from_account AS "from", to_account AS "to", cents, why'

/** An event of the house as it was written. */
export const logged = <E>({ version, at, event }: EventRow): Logged<E> => ({
  version,
  at,
  event: JSON.parse(event) as E,
})

/** A chain of the house after a version; `rows` begin with the event of that version. */
export const readLog = <E>(chain: HouseChain, after: number, rows: readonly EventRow[]): Logged<E>[] =>
  [...checkedAfter(chain, after, rows)].map(logged<E>)

/** Tables whose boxes hold something: their accounts, without what stands before the table's name. */
export const BOXED_QUERY = `
SELECT DISTINCT substr(name, length(kind) + 1) AS "table"
FROM accounts JOIN (SELECT 'house:collection:' AS kind UNION ALL SELECT 'house:jackpot:') AS kinds
  ON substr(name, 1, length(kind)) = kind
WHERE cents <> 0 ORDER BY 1`
