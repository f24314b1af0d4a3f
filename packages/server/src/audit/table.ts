import {
  granted,
  isRefusal,
  type Library,
  type Refusal,
  type RoundRecord,
  staysSealed,
  type TableEvent,
  type TableSnapshot,
  verifyRecord,
  verifyShoe,
  within,
} from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import { withSecret } from '../room/shoe.ts'
import { checked, type EventRow, isSealed } from '../store/checked.ts'
import { entryOf } from '../store/entry.ts'
import { EventReader } from '../store/event-reader.ts'
import type { KeptTable, Ledger } from '../store/ledger.ts'
import { readSnapshot, VERSION } from '../store/lift/lift.ts'
import type { Stored } from '../store/lift/step.ts'
import { unsealing } from '../store/sealed-store.ts'
import { type OpenedShoe, Tampered } from '../store/store.ts'
import { Follower, type Follows } from './follow.ts'
import { difference, plain, wrongInBooks } from './refuse.ts'

/** Whoever hears of every event that was looked at, and of every round and shoe that must be kept. */
export interface Witness {
  event(row: EventRow, event: TableEvent): void
  round(id: string): void
  shoe(id: string): void
  /** Something of before that today's rules play otherwise. */
  otherwise(what: Refusal): void
}

const A_MOMENT = 60_000

/** Checks one table from its first event to its last; what is wrong first, if anything. */
export class TableAudit {
  readonly #kept: KeptTable
  readonly #ledger: Ledger
  readonly #library: Library
  readonly #witness: Witness
  readonly #unsealed: ReturnType<typeof unsealing>
  /** The records of the shoe in use. */
  #records: RoundReply[] = []
  #follower: Follower | undefined
  #skipped: Skipped | undefined
  readonly #reader: EventReader

  constructor(kept: KeptTable, ledger: Ledger, library: Library, key: Buffer, witness: Witness) {
    this.#kept = kept
    this.#ledger = ledger
    this.#library = library
    this.#unsealed = unsealing(key)
    this.#witness = witness
    this.#reader = new EventReader(ledger)
  }

  async run(): Promise<Refusal | undefined> {
    let before: EventRow | undefined
    let place = 1
    try {
      for await (const row of this.#ledger.chain(this.#kept.id)) {
        for (const one of checked(this.#kept.id, before, [row])) {
          place = one.version
          const event = this.#unsealed.event(await this.#reader.read(one))
          const wrong = await this.#take(one, event)
          if (wrong) return wrong
          this.#witness.event(one, event)
          before = one
        }
        // Of what was written together, the first.
        place++
      }
    } catch (error) {
      const at = ['events', place]
      if (error instanceof Tampered) return { ...wrongInBooks('audit-not-as-written'), at }
      const what = error instanceof Error ? error.message : String(error)
      return { ...wrongInBooks('audit-not-readable', { what }), at }
    }
    const table = this.#follower?.table
    if (!table) return wrongInBooks('audit-never-opened')
    if (!this.#skipped && table.state.closed !== this.#kept.closed)
      return wrongInBooks('audit-closed-otherwise')
    const { snapshot } = this.#kept
    if (snapshot.text !== null && (snapshot.version ?? 0) > (before?.version ?? 0))
      return { ...wrongInBooks('audit-never-happened'), at: ['snapshot'] }
    return undefined
  }

  async #take(row: EventRow, event: TableEvent): Promise<Refusal | undefined> {
    const place = (wrong: Refusal) => within<never>(['events', row.version], wrong)
    if (this.#skipped) {
      this.#skip(this.#skipped, event)
      return within(['snapshot'], this.#checkSnapshot(row.version))
    }
    const follower = this.#follower ?? this.#open(event)
    if (isRefusal(follower)) return place(follower)
    if (isOlder(row.event)) return this.#takeOlder(follower, event, row)
    const follows = follower.take(event, row.at)
    return isRefusal(follows) ? place(follows) : this.#check(follows, row)
  }

  async #check({ round, shoes }: Follows, { version, event }: EventRow): Promise<Refusal | undefined> {
    const wrong = round && within(['rounds', round.id], await this.#checkRound(round, isOlder(event)))
    if (wrong) return wrong
    for (const shoe of shoes) {
      const found = within(['shoes', shoe.id], await this.#checkShoe(shoe))
      if (found) return found
    }
    return within(['snapshot'], this.#checkSnapshot(version))
  }

  /**
   * What was written in an older form was played by an older rulebook too. Where today's plays on otherwise, the
   * table is taken as it was written until the round is over, and that is said; its chips must add up all the same.
   */
  async #takeOlder(follower: Follower, event: TableEvent, row: EventRow): Promise<Refusal | undefined> {
    const before = structuredClone(follower.table.save())
    const follows = attempt(() => follower.take(event, row.at))
    if (!isRefusal(follows)) {
      const wrong = await this.#check(follows, row)
      // The record is as it was written by the rules of then; a seal would have been newer.
      if (wrong?.at[0] === 'rounds' && wrong.code !== 'audit-missing') this.#witness.otherwise(wrong)
      else return wrong
      return within(['snapshot'], this.#checkSnapshot(row.version))
    }
    if (!before.round) return within<never>(['events', row.version], follows)
    this.#witness.otherwise(within<never>(['events', row.version], follows))
    this.#skipped = { before, events: [] }
    this.#skip(this.#skipped, event)
    return undefined
  }

  #skip(skipped: Skipped, event: TableEvent): void {
    skipped.events.push(event)
    if (event.type !== 'finished' && event.type !== 'voided') return
    this.#skipped = undefined
    this.#witness.round(event.id)
    this.#follower = granted(this.#follower!.goOn(skipped.before, skipped.events))
  }

  #open(event: TableEvent): Follower | Refusal {
    if (event.type !== 'opened') return wrongInBooks('audit-never-opened')
    const follower = Follower.open(this.#kept.id, event.settings, this.#library)
    if (!isRefusal(follower)) this.#follower = follower
    return follower
  }

  async #checkRound(is: RoundReply, older: boolean): Promise<Refusal | undefined> {
    const kept = await this.#ledger.round(is.id)
    if (!kept) return wrongInBooks('audit-missing')
    this.#witness.round(is.id)
    if (kept.hash !== null && !isSealed('round', kept)) return wrongInBooks('audit-seal-broken')
    const said = JSON.parse(kept.text) as RoundReply
    const wrong =
      differsFrom(said, is, older) ??
      late(said, is, kept.hash === null) ??
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
    for (const round of records) {
      const shuffle = within(['shuffle'], difference(round.record.shuffle, plain(is.shuffle)))
      // A shoe that its players have opened is the one that its rounds were dealt from.
      if (shuffle && staysSealed(is.shuffle)) return shuffle
    }
    // What is kept of a round was read as a record when that was checked.
    const opened = records.map(round => withSecret(round, is).record as RoundRecord)
    return verifyShoe(is.id, opened, this.#library).wrong
  }

  #checkSnapshot(version: number): Refusal | undefined {
    const { snapshot } = this.#kept
    if (!this.#follower || snapshot.text === null || snapshot.version !== version) return undefined
    const said = this.#unsealed.snapshot(readSnapshot(snapshot.text, this.#reader.about))
    const is = plain(this.#follower.table.save())
    const wrong = difference(plain(said), isOlder(snapshot.text) ? lessOf(is, said) : is)
    if (wrong) return wrong
    return snapshot.hash !== null && !isSealed('snapshot', snapshot)
      ? wrongInBooks('audit-seal-broken')
      : undefined
  }
}

/** A round that is taken as it was written: the table before, and what happened since. */
interface Skipped {
  readonly before: TableSnapshot
  readonly events: TableEvent[]
}

const isOlder = (text: string): boolean => !text.startsWith(`{"v":${VERSION},`)

function attempt<T>(work: () => T): T | Refusal {
  try {
    return work()
  } catch (error) {
    return wrongInBooks('audit-not-readable', {
      what: error instanceof Error ? error.message : String(error),
    })
  }
}

/** Where a round is kept otherwise than it was played. What was kept in an older form may say less. */
function differsFrom({ at: _, ...said }: RoundReply, { at: __, ...is }: RoundReply, older: boolean) {
  return difference(said, older ? lessOf(plain(is), said) : plain(is))
}

/** A round is over with its last event; before there were seals, it said so a little earlier. */
function late({ at: said }: RoundReply, { at: is }: RoundReply, unsealed: boolean): Refusal | undefined {
  const early = is - said
  return early < 0 || early > (unsealed ? A_MOMENT : 0) ? difference(said, is, ['at']) : undefined
}

/** Only what the other says too. */
function lessOf(is: unknown, said: unknown): unknown {
  if (typeof is !== 'object' || is === null || typeof said !== 'object' || said === null) return is
  if (Array.isArray(is)) return is
  const kept = Object.entries(is).filter(([key]) => Object.hasOwn(said, key))
  return Object.fromEntries(kept.map(([key, value]) => [key, lessOf(value, (said as Stored)[key])]))
}
