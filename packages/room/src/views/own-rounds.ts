import type { ResultWritten } from '@cardroom/engine'
import type { OwnRound } from '@cardroom/protocol'
import type { Person, StoredRound } from '../store/store.ts'

interface ReadableRound {
  readonly round: StoredRound
  /** Its cards may be known. */
  readonly opened: boolean
}

/** A round in the list of one of its players; nothing for others. */
export function ownRound({ round, opened }: ReadableRound, person: Person): OwnRound | undefined {
  const accounts = accountsOf(round, person)
  if (accounts.length === 0) return undefined
  const { id, table, game, at, players, record } = round
  const net = netOf(round)
  return {
    id,
    table,
    game,
    at,
    players,
    accounts,
    ...(net ? { net: accounts.reduce((sum, account) => sum + (net[account] ?? 0), 0) } : {}),
    ...(opened ? { record } : {}),
  }
}

/** The net result of each account; nothing for a voided round. */
const netOf = ({ record }: StoredRound): ResultWritten['net'] | undefined =>
  // A stored round was written as a record.
  (record as { result?: ResultWritten }).result?.net

/**
 * A person's accounts in a round: by the stored owners, or else by the names of the time, which one person has at a
 * time.
 */
function accountsOf(round: StoredRound, { id, name }: Person): string[] {
  const { people, seats } = round
  if (people) return Object.keys(people).filter(account => people[account] === id)
  return Object.keys(netOf(round) ?? {}).filter(account => {
    const [seat = '', by] = account.split('/')
    return (by ?? seats[Number(seat)]) === name
  })
}
