import { type Library, type Refusal, unwrap, within } from '@cardroom/engine'
import { DealtSession, shiftTotalsOf } from '@cardroom/engine/dealt'
import type { BoxCents, DropEvent, LogEntry } from '@cardroom/protocol'
import { applyToDrop, type Box, emptyDrop, whyNot } from '@cardroom/room'
import { collectionAt, dealtChain, jackpotAt, type TableTransfer } from '@cardroom/room/store'
import { type DealtSessionRows, dealtBegun, dealtEntries } from '../store/dealt.ts'
import { difference, refuseInAudit } from './refuse.ts'

/** Audits shifts, boxes and counts: every event must follow, and every box hold what fell into it. */
export class BoxAudit {
  readonly #library: Library
  readonly #state = emptyDrop()
  readonly #looked = new Set<string>()
  #wrong: Refusal | undefined

  constructor(library: Library) {
    this.#library = library
  }

  /** Takes the next event; all of them before the first table. */
  take(logged: LogEntry<DropEvent>): void {
    const { version, at, event } = logged
    this.#note(version, whyNot(this.#state, event, at))
    applyToDrop(this.#state, logged)
  }

  /** Compares the boxes of a table with its transfers. */
  table(id: string, transfers: readonly TableTransfer[]): void {
    const [collection, jackpot] = [collectionAt(id), jackpotAt(id)]
    const change = (one: TableTransfer, account: string): number =>
      one.to === account ? one.cents : one.from === account ? -one.cents : 0
    this.#compare(id, ({ pulled: { event } }) => {
      const fell = transfers.filter(({ version }) => version > event.after && version <= event.upTo)
      return {
        collection: fell.reduce((sum, one) => sum + change(one, collection), 0),
        jackpot: fell.reduce((sum, one) => sum + change(one, jackpot), 0),
      }
    })
  }

  /** Compares the boxes of a hand-dealt table with its session at each pull. */
  session({ session, rows }: DealtSessionRows): void {
    const entries = dealtEntries(session, 0, rows)
    const { settings } = dealtBegun(session)
    let before: BoxCents = { collection: 0, jackpot: 0 }
    this.#compare(dealtChain(session.id), ({ pulled: { event } }) => {
      const played = unwrap(DealtSession.open(settings, this.#library, entries.slice(0, event.upTo)))
      const now = shiftTotalsOf(played.rounds, played.halfHours)
      const fell = {
        collection: now.collection - before.collection,
        jackpot: now.jackpot - before.jackpot,
      }
      before = now
      return fell
    })
  }

  #compare(chain: string, fell: (box: Box) => BoxCents): void {
    this.#looked.add(chain)
    for (const box of this.#state.at.get(chain) ?? []) {
      const { version, event } = box.pulled
      const { collection, jackpot } = event
      this.#note(version, difference({ collection, jackpot }, fell(box)))
    }
  }

  #note(version: number, wrong: Refusal | undefined): void {
    if (wrong) this.#wrong ??= within<never>(['events', version], wrong)
  }

  /** The first fault, once everything was checked. */
  get wrong(): Refusal | undefined {
    for (const [chain, [first]] of this.#state.at) {
      if (!this.#looked.has(chain) && first)
        this.#note(first.pulled.version, refuseInAudit('audit-never-happened'))
    }
    return this.#wrong
  }
}
