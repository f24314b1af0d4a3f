import {
  isRefusal,
  type Library,
  type Refusal,
  type RoundRecord,
  type TableEvent,
  type TableSettings,
  verifyRecord,
  verifyShoe,
  within,
} from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import { withSecret } from '../room/shoe.ts'
import { checked, type EventRow, isSealed } from '../store/checked.ts'
import { entryOf } from '../store/entry.ts'
import type { KeptTable, Ledger } from '../store/ledger.ts'
import { readEvent, readSnapshot } from '../store/lift/lift.ts'
import type { About, Stored } from '../store/lift/step.ts'
import { type OpenedShoe, Tampered } from '../store/store.ts'
import { Follower } from './follow.ts'
import { difference, plain, wrongInBooks } from './refuse.ts'

/** Whoever hears of every event that was looked at, and of every round and shoe that must be kept. */
export interface Witness {
  event(row: EventRow): void
  round(id: string): void
  shoe(id: string): void
}

/** A round says when it was over; before that was the moment of its last event, it was a little earlier. */
const A_MOMENT = 60_000

/** Checks one table from its first event to its last; what is wrong first, if anything. */
export class TableAudit {
  readonly #kept: KeptTable
  readonly #ledger: Ledger
  readonly #library: Library
  readonly #witness: Witness
  /** Results of rounds, for events that were written without what follows from them. */
  readonly #results = new Map<string, Stored>()
  /** The records of the shoe in use. */
  #records: RoundReply[] = []
  #follower: Follower | undefined
  #settings: TableSettings | undefined

  constructor(kept: KeptTable, ledger: Ledger, library: Library, witness: Witness) {
    this.#kept = kept
    this.#ledger = ledger
    this.#library = library
    this.#witness = witness
  }

  async run(): Promise<Refusal | undefined> {
    let version = 0
    try {
      let before: EventRow | undefined
      for await (const row of this.#ledger.chain(this.#kept.id)) {
        version++
        for (const one of checked(this.#kept.id, before, [row])) {
          const wrong = await this.#take(one)
          if (wrong) return wrong
          this.#witness.event(one)
        }
        before = row
      }
    } catch (error) {
      const at = ['events', version]
      if (error instanceof Tampered) return { ...wrongInBooks('audit-not-as-written'), at }
      const what = error instanceof Error ? error.message : String(error)
      return { ...wrongInBooks('audit-not-readable', { what }), at }
    }
    const table = this.#follower?.table
    if (!table) return wrongInBooks('audit-never-opened')
    if (table.state.closed !== this.#kept.closed) return wrongInBooks('audit-closed-otherwise')
    const { snapshot } = this.#kept
    if (snapshot.text !== null && (snapshot.version ?? 0) > version)
      return { ...wrongInBooks('audit-never-happened'), at: ['snapshot'] }
    return undefined
  }

  async #take(row: EventRow): Promise<Refusal | undefined> {
    const place = (wrong: Refusal) => within<never>(['events', row.version], wrong)
    await this.#learn(row)
    const event = readEvent(row.event, this.#about)
    const follower = this.#follower ?? this.#open(event)
    if (isRefusal(follower)) return place(follower)
    const follows = follower.take(event, row.at)
    if (isRefusal(follows)) return place(follows)
    const { round, shoes } = follows
    const wrong = round && within(['rounds', round.id], await this.#checkRound(round))
    if (wrong) return wrong
    for (const shoe of shoes) {
      const found = within(['shoes', shoe.id], await this.#checkShoe(shoe))
      if (found) return found
    }
    return within(['snapshot'], this.#checkSnapshot(row.version))
  }

  #open(event: TableEvent): Follower | Refusal {
    if (event.type !== 'opened') return wrongInBooks('audit-never-opened')
    this.#settings = event.settings
    const follower = Follower.open(this.#kept.id, event.settings, this.#library)
    if (!isRefusal(follower)) this.#follower = follower
    return follower
  }

  readonly #about: About = {
    settings: () => {
      if (!this.#settings) throw new Tampered('a table was opened twice')
      return this.#settings
    },
    result: id => this.#results.get(id),
  }

  /** Events of the first version rest on the records of their rounds. */
  async #learn({ event }: EventRow): Promise<void> {
    if (event.startsWith('{"v":')) return
    const { type, id } = JSON.parse(event) as { type?: unknown; id?: unknown }
    if (type !== 'finished' || typeof id !== 'string') return
    const kept = await this.#ledger.round(id)
    const { result } = kept ? (JSON.parse(kept.text) as RoundReply).record : {}
    this.#results.clear()
    if (typeof result === 'object' && result !== null) this.#results.set(id, { ...result })
  }

  async #checkRound(is: RoundReply): Promise<Refusal | undefined> {
    const kept = await this.#ledger.round(is.id)
    if (!kept) return wrongInBooks('audit-missing')
    this.#witness.round(is.id)
    if (kept.hash !== null && !isSealed('round', kept)) return wrongInBooks('audit-seal-broken')
    const said = JSON.parse(kept.text) as RoundReply
    const wrong =
      differsFrom(said, is, kept.hash === null) ??
      difference({ table: kept.table, at: kept.at }, { table: said.table, at: said.at }) ??
      (kept.entry === null
        ? undefined
        : difference(JSON.parse(kept.entry), plain(entryOf(said)), ['entry'])) ??
      within(['record'], verifyRecord(said.record, this.#library, english.say))
    this.#records.push(said)
    return wrong
  }

  async #checkShoe(is: OpenedShoe): Promise<Refusal | undefined> {
    const kept = await this.#ledger.shoe(is.id)
    const records = this.#records.filter(({ id }) => is.rounds.includes(id))
    this.#records = []
    if (!kept) return wrongInBooks('audit-missing')
    this.#witness.shoe(is.id)
    const wrong = difference(JSON.parse(kept.text), plain(is))
    if (wrong) return wrong
    if (kept.hash !== null && !isSealed('shoe', kept)) return wrongInBooks('audit-seal-broken')
    // What is kept of a round was read as a record when that was checked.
    const opened = records.map(round => withSecret(round, is).record as RoundRecord)
    return verifyShoe(is.id, opened, this.#library).wrong
  }

  #checkSnapshot(version: number): Refusal | undefined {
    const { snapshot } = this.#kept
    if (!this.#follower || snapshot.text === null || snapshot.version !== version) return undefined
    const said = readSnapshot(snapshot.text, this.#about)
    const wrong = difference(plain(said), plain(this.#follower.table.save()))
    if (wrong) return wrong
    return snapshot.hash !== null && !isSealed('snapshot', snapshot)
      ? wrongInBooks('audit-seal-broken')
      : undefined
  }
}

/** Where a round is kept otherwise than it was played. What was kept by an older card room may say less. */
function differsFrom(said: RoundReply, is: RoundReply, older: boolean): Refusal | undefined {
  const { at, ...rest } = said
  const { at: isAt, ...isRest } = is
  const early = isAt - at
  if (early < 0 || early > (older ? A_MOMENT : 0)) return difference(at, isAt, ['at'])
  return difference(rest, older ? lessOf(plain(isRest), rest) : plain(isRest))
}

/** Only what the other says too. */
function lessOf(is: unknown, said: unknown): unknown {
  if (typeof is !== 'object' || is === null || typeof said !== 'object' || said === null) return is
  if (Array.isArray(is)) return is
  const kept = Object.entries(is).filter(([key]) => Object.hasOwn(said, key))
  return Object.fromEntries(kept.map(([key, value]) => [key, lessOf(value, (said as Stored)[key])]))
}
