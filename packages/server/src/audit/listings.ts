import type { Refusal } from '@cardroom/engine'
import type { RoundEntry } from '@cardroom/protocol'
import type { Ledger, LedgerListing } from '../store/ledger.ts'
import { refuseInAudit } from './refuse.ts'

/** Checks that lists find every round by its players and its time, and by nothing else. */
export async function checkListings(ledger: Ledger): Promise<Refusal | undefined> {
  for await (const listing of ledger.listings()) {
    const wrong = checkListing(listing)
    if (wrong) return wrong
  }
  return undefined
}

function checkListing({ round, entry, named }: LedgerListing): Refusal | undefined {
  // The round's entry was compared with its events.
  const { players, at }: Pick<RoundEntry, 'players' | 'at'> =
    entry === null ? { players: [], at: 0 } : JSON.parse(entry)
  const gone = players.find(player => !named.some(([one, when]) => one === player && when === at))
  if (gone !== undefined) return { ...refuseInAudit('audit-missing'), at: [round, 'players', gone] }
  const [invented] = named.find(([one, when]) => when !== at || !players.includes(one)) ?? []
  if (invented === undefined) return undefined
  return { ...refuseInAudit('audit-never-happened'), at: [round, 'players', invented] }
}
