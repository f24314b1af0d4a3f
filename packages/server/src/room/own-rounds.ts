import type { ResultWritten } from '@cardroom/engine'
import type { OwnRound } from '@cardroom/protocol'
import type { KeptRound, Person } from '../store/store.ts'

interface Kept {
  readonly round: KeptRound
  /** Its cards may be known. */
  readonly opened: boolean
}

/** A round as one who played it has it among their own; nothing for anybody else. */
export function ownRound({ round, opened }: Kept, person: Person): OwnRound | undefined {
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

/** What each account won or lost; nothing where the house called the round off. */
const netOf = ({ record }: KeptRound): ResultWritten['net'] | undefined =>
  // What is kept was written as a record.
  (record as { result?: ResultWritten }).result?.net

/**
 * Which accounts of a round are somebody's. Where a round says whose they were, that holds; else the names do that it
 * was played under, which are one person's at a time.
 */
function accountsOf(round: KeptRound, { id, name }: Person): string[] {
  const { people, seats } = round
  if (people) return Object.keys(people).filter(account => people[account] === id)
  return Object.keys(netOf(round) ?? {}).filter(account => {
    const [seat = '', by] = account.split('/')
    return (by ?? seats[Number(seat)]) === name
  })
}
