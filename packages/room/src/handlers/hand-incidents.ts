import { groupedBy, isRulingText, type Round } from '@cardroom/engine'
import type { DealtSession, SessionEntry } from '@cardroom/engine/dealt'
import type { LoggedIncident } from '@cardroom/protocol'
import type { Store } from '../store/store.ts'
import type { DealtHandlers } from './dealt-handlers.ts'
import { ROUND_VOIDED } from './house-incidents.ts'

export interface HandTables {
  readonly store: Pick<Store, 'dealt'>
  readonly dealt: DealtHandlers
  /** The sessions of tables dealt by hand that are the house's. */
  sessions(): Promise<readonly string[]>
}

/** The incidents of a session, as far as it was read. */
interface SessionIncidents {
  readonly entries: number
  /** It has rulings or voided rounds, also ones taken back later. */
  readonly isRuled: boolean
  readonly title: string
  readonly incidents: readonly LoggedIncident[]
}

/**
 * The rulings at hand-dealt tables. Sessions name neither the floor nor the dealer: the session stands for its
 * dealer.
 */
export class HandIncidents {
  readonly #tables: HandTables
  readonly #found = new Map<string, SessionIncidents>()

  constructor(tables: HandTables) {
    this.#tables = tables
  }

  /** The incidents of every session that was taken on; sessions without new entries are not replayed. */
  async all(): Promise<{
    readonly incidents: readonly LoggedIncident[]
    readonly titles: Readonly<Record<string, string>>
  }> {
    const sessions = await this.#tables.sessions()
    const found = await Promise.all(sessions.map(async id => [id, await this.#of(id)] as const))
    return {
      incidents: found.flatMap(([, { incidents }]) => incidents),
      titles: Object.fromEntries(found.map(([id, { title }]) => [id, title])),
    }
  }

  async #of(id: string): Promise<SessionIncidents> {
    const { store, dealt } = this.#tables
    const before = this.#found.get(id) ?? { entries: 0, isRuled: false, title: id, incidents: [] }
    const news = await store.dealt.entries(id, before.entries)
    if (news.length === 0) return before
    const entries = before.entries + news.length
    const isRuled = before.isRuled || news.some(isIncident)
    const open = isRuled ? await dealt.find(id) : undefined
    const title = open?.begun.settings.title ?? before.title
    const found = { entries, isRuled, title, incidents: open ? incidentsIn(open.session) : [] }
    this.#found.set(id, found)
    return found
  }
}

const isRuling = ({ does }: SessionEntry): boolean => does.do === 'move' && isRulingText(does.move)
const isIncident = (entry: SessionEntry): boolean => entry.does.do === 'void' || isRuling(entry)

/** The rulings of a session that still count, and its voided rounds. */
function incidentsIn(session: DealtSession): LoggedIncident[] {
  const { settings, stranded, waiting, number, table } = session
  const isOut = new Set([...stranded.map(({ entry }) => entry), ...waiting])
  const entries = session.counting.filter(entry => isIncident(entry) && !isOut.has(entry))
  const played = new Map<number, { readonly id: string; readonly round: Round }>(
    session.rounds.map(({ number: n, id, played: round }) => [n, { id, round }]),
  )
  if (table.round && table.state.round) played.set(number, { id: table.state.round.id, round: table.round })
  return [...groupedBy(entries, ({ round }) => round)].flatMap(([n, all]) => {
    const { id = '', round } = played.get(n) ?? {}
    const lines = round?.view('public').log.flatMap(one => (one.type === 'ruled' ? [one.ruling] : [])) ?? []
    const rulings = lines.values()
    return all.flatMap((entry): LoggedIncident[] => {
      const about = { id: `${settings.id} ${entry.id}`, at: entry.at, table: settings.id, round: id }
      const by = { dealer: settings.id, byHand: true } as const
      if (!isRuling(entry)) return [{ ...about, ...by, incident: ROUND_VOIDED }]
      const { value: line } = rulings.next()
      return line ? [{ ...about, ...by, incident: line.name, cite: line.rule }] : []
    })
  })
}
