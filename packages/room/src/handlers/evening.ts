import { type Cents, type Refusal, type Seats, seatedAt } from '@cardroom/engine'
import type { Evening, EveningLine } from '@cardroom/protocol'
import type { TableHost } from '../drive/table-host.ts'
import { refuseEvening } from '../refusals/refuse.ts'
import type { Flow } from '../store/house-store.ts'
import type { Store } from '../store/store.ts'
import { botsAt, collectionAt, jackpotAt, personOf, tableAccount, walletOf } from '../store/transfer.ts'

/** The evening at a private table, from the transfers of its account. */
export async function eveningAt(host: TableHost, store: Store): Promise<Evening | Refusal> {
  if (!host.table.settings.private) return refuseEvening('evening-of-private-tables')
  const { seats, version } = await host.written(({ state }) => ({
    seats: { ...state.seats },
    version: state.version,
  }))
  const lines = eveningOf(host.id, await store.house.flows(host.id, version), seats)
  return Promise.all(
    lines.map(async ({ account, ...line }): Promise<EveningLine> => {
      const person = personOf(account)
      if (person === undefined)
        return { who: account === botsAt(host.id) ? ('bots' as const) : ('house' as const), ...line }
      return { who: { name: (await store.personById(person))?.name ?? person }, ...line }
    }),
  )
}

interface AccountLine {
  readonly account: string
  readonly bought: Cents
  readonly has: Cents
}

/** A line for each account that money has moved to or from, people first, in order of their first transfer. */
export function eveningOf(table: string, moved: readonly Flow[], seats: Seats): AccountLine[] {
  // The jackpot counts as the house's collection.
  const flows = moved.map(flow =>
    flow.to === jackpotAt(table) ? { ...flow, to: collectionAt(table) } : flow,
  )
  const stacks = new Map<string, Cents>()
  for (const { player, bot, stack } of seatedAt(seats)) {
    const account = bot ? botsAt(table) : walletOf(player)
    stacks.set(account, (stacks.get(account) ?? 0) + stack)
  }
  const own = tableAccount(table)
  const accounts = new Set(flows.flatMap(({ from, to }) => [from, to]).filter(account => account !== own))
  const sum = (to: (flow: Flow) => boolean): Cents =>
    flows.filter(to).reduce((all, { cents }) => all + cents, 0)
  const isHouse = (account: string) => account === botsAt(table) || account === collectionAt(table)
  return [...accounts]
    .map(account => ({
      account,
      bought: sum(({ from }) => from === account),
      has: sum(({ to }) => to === account) + (stacks.get(account) ?? 0),
    }))
    .toSorted((a, b) => Number(isHouse(a.account)) - Number(isHouse(b.account)))
}
