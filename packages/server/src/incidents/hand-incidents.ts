import { isRulingText, type Round } from '@cardroom/engine'
import type { DealtSession, Entry } from '@cardroom/engine/dealt'
import type { Incident } from '@cardroom/protocol'
import type { DealtDesk } from '../dealt/desk.ts'
import type { Store } from '../store/store.ts'
import { ROUND_VOIDED } from './house-incidents.ts'

export interface HandTables {
  readonly store: Pick<Store, 'dealt'>
  readonly dealt: DealtDesk
  /** The sessions of tables dealt by hand that are the house's. */
  sessions(): Promise<readonly string[]>
}

/** What a session came to, as far as it was read. */
interface Found {
  readonly entries: number
  /** Something was ruled or called off in it, whether or not that was taken back. */
  readonly isRuled: boolean
  readonly title: string
  readonly incidents: readonly Incident[]
}

/** The rulings at tables dealt by hand: nobody says who ruled or who dealt, so the session stands for its dealer. */
export class HandIncidents {
  readonly #tables: HandTables
  readonly #found = new Map<string, Found>()

  constructor(tables: HandTables) {
    this.#tables = tables
  }

  /** Of every session that is the house's; those in which nothing was entered since are not played again. */
  async all(): Promise<{
    readonly incidents: readonly Incident[]
    readonly titles: Readonly<Record<string, string>>
  }> {
    const sessions = await this.#tables.sessions()
    const found = await Promise.all(sessions.map(async id => [id, await this.#of(id)] as const))
    return {
      incidents: found.flatMap(([, { incidents }]) => incidents),
      titles: Object.fromEntries(found.map(([id, { title }]) => [id, title])),
    }
  }

  async #of(id: string): Promise<Found> {
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

const isRuling = ({ does }: Entry): boolean => does.do === 'move' && isRulingText(does.move)
const isIncident = (entry: Entry): boolean => entry.does.do === 'void' || isRuling(entry)

/** What was ruled in a session and still counts, and which of its rounds were called off. */
function incidentsIn(session: DealtSession): Incident[] {
  const { settings, stranded, waiting, number, table } = session
  const isOut = new Set([...stranded.map(({ entry }) => entry), ...waiting])
  const entries = session.counting.filter(entry => isIncident(entry) && !isOut.has(entry))
  const played = new Map<number, { readonly id: string; readonly round: Round }>(
    session.rounds.map(({ number: n, id, played: round }) => [n, { id, round }]),
  )
  if (table.round && table.state.round) played.set(number, { id: table.state.round.id, round: table.round })
  return [...Map.groupBy(entries, ({ round }) => round)].flatMap(([n, all]) => {
    const { id = '', round } = played.get(n) ?? {}
    const lines = round?.view('public').log.flatMap(one => (one.type === 'ruled' ? [one.ruling] : [])) ?? []
    const rulings = lines.values()
    return all.flatMap((entry): Incident[] => {
      const about = { id: `${settings.id} ${entry.id}`, at: entry.at, table: settings.id, round: id }
      const by = { dealer: settings.id, byHand: true } as const
      if (!isRuling(entry)) return [{ ...about, ...by, incident: ROUND_VOIDED }]
      const { value: line } = rulings.next()
      return line ? [{ ...about, ...by, incident: line.name, cite: line.rule }] : []
    })
  })
}
