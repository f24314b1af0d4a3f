import {
  isRefusal,
  type Library,
  type Refusal,
  type RoundRecord,
  staysSealed,
  type TableEvent,
  verifyRecord,
  verifyShoe,
  within,
} from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import { withSecret } from '@cardroom/room'
import { entryOf, type OpenedShoe, TamperedError } from '@cardroom/room/store'
import { english } from '@cardroom/words/en'
import { checkedEvents, type EventRow, isSealed } from '../store/checked-events.ts'
import { readEvent, readSnapshot } from '../store/event-migrations.ts'
import type { Ledger, LedgerTable } from '../store/ledger.ts'
import { unsealing } from '../store/sealed-store.ts'
import { asJson, difference, refuseInAudit } from './refuse.ts'
import { type DerivedRecords, TableReplay } from './table-replay.ts'

/** Hears of every checked event, and of every round and shoe that must be stored. */
export interface AuditObserver {
  event(row: EventRow, event: TableEvent): void
  round(id: string): void
  shoe(id: string): void
}

/** Audits one table from its first event to its last. */
export class TableAudit {
  readonly #kept: LedgerTable
  readonly #ledger: Ledger
  readonly #library: Library
  readonly #observer: AuditObserver
  readonly #unsealed: ReturnType<typeof unsealing>
  /** The records of the shoe in use. */
  #records: RoundReply[] = []
  #follower: TableReplay | undefined

  constructor(kept: LedgerTable, ledger: Ledger, library: Library, key: Buffer, observer: AuditObserver) {
    this.#kept = kept
    this.#ledger = ledger
    this.#library = library
    this.#unsealed = unsealing(key)
    this.#observer = observer
  }

  async run(): Promise<Refusal | undefined> {
    let before: EventRow | undefined
    let place = 1
    try {
      for await (const row of this.#ledger.chain(this.#kept.id)) {
        for (const one of checkedEvents(this.#kept.id, before, [row])) {
          place = one.version
          const event = this.#unsealed.event(readEvent(one.event))
          const wrong = await this.#take(one, event)
          if (wrong) return wrong
          this.#observer.event(one, event)
          before = one
        }
        // Faults name the first event of those written together.
        place++
      }
    } catch (error) {
      const at = ['events', place]
      if (error instanceof TamperedError) return { ...refuseInAudit('audit-not-as-written'), at }
      const what = error instanceof Error ? error.message : String(error)
      return { ...refuseInAudit('audit-not-readable', { what }), at }
    }
    const table = this.#follower?.table
    if (!table) return refuseInAudit('audit-never-opened')
    if (table.state.closed !== this.#kept.closed) return refuseInAudit('audit-closed-otherwise')
    const { snapshot } = this.#kept
    if (snapshot.text !== null && snapshot.version > (before?.version ?? 0))
      return { ...refuseInAudit('audit-never-happened'), at: ['snapshot'] }
    return undefined
  }

  async #take(row: EventRow, event: TableEvent): Promise<Refusal | undefined> {
    const place = (wrong: Refusal) => within<never>(['events', row.version], wrong)
    const follower = this.#follower ?? this.#open(event)
    if (isRefusal(follower)) return place(follower)
    const follows = follower.take(event, row.at)
    return isRefusal(follows) ? place(follows) : this.#check(follows, row)
  }

  async #check({ round, shoes }: DerivedRecords, { version }: EventRow): Promise<Refusal | undefined> {
    const wrong = round && within(['rounds', round.id], await this.#checkRound(round))
    if (wrong) return wrong
    for (const shoe of shoes) {
      const found = within(['shoes', shoe.id], await this.#checkShoe(shoe))
      if (found) return found
    }
    return within(['snapshot'], this.#checkSnapshot(version))
  }

  #open(event: TableEvent): TableReplay | Refusal {
    if (event.type !== 'opened') return refuseInAudit('audit-never-opened')
    const follower = TableReplay.open(this.#kept.id, event.settings, this.#library)
    if (!isRefusal(follower)) this.#follower = follower
    return follower
  }

  async #checkRound(is: RoundReply): Promise<Refusal | undefined> {
    const kept = await this.#ledger.round(is.id)
    if (!kept) return refuseInAudit('audit-missing')
    this.#observer.round(is.id)
    if (!isSealed('round', kept)) return refuseInAudit('audit-seal-broken')
    const said = JSON.parse(kept.text) as RoundReply
    const wrong =
      difference(said, asJson(is)) ??
      difference({ table: kept.table, at: kept.at }, { table: said.table, at: said.at }) ??
      difference(JSON.parse(kept.entry), asJson(entryOf(said)), ['entry']) ??
      within(['record'], verifyRecord(said.record, this.#library, english.say))
    this.#records.push(said)
    return wrong
  }

  async #checkShoe(is: OpenedShoe): Promise<Refusal | undefined> {
    const kept = await this.#ledger.shoe(is.id)
    const records = this.#records.filter(({ id }) => is.rounds.includes(id))
    this.#records = []
    if (!kept) return refuseInAudit('audit-missing')
    this.#observer.shoe(is.id)
    const wrong = difference(JSON.parse(kept.text), asJson(is))
    if (wrong) return wrong
    if (!isSealed('shoe', kept)) return refuseInAudit('audit-seal-broken')
    for (const round of records) {
      const shuffle = within(['shuffle'], difference(round.record.shuffle, asJson(is.shuffle)))
      // A shoe opened by agreement must be the one that its rounds were dealt from.
      if (shuffle && staysSealed(is.shuffle)) return shuffle
    }
    // The stored rounds were read as records before.
    const opened = records.map(round => withSecret(round, is).record as RoundRecord)
    return verifyShoe(is.id, opened, this.#library).wrong
  }

  #checkSnapshot(version: number): Refusal | undefined {
    const { snapshot } = this.#kept
    if (!this.#follower || snapshot.text === null || snapshot.version !== version) return undefined
    const said = this.#unsealed.snapshot(readSnapshot(snapshot.text))
    const is = asJson(this.#follower.table.save())
    const wrong = difference(asJson(said), is)
    if (wrong) return wrong
    return isSealed('snapshot', snapshot) ? undefined : refuseInAudit('audit-seal-broken')
  }
}
