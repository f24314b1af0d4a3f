import { granted, type Library, type Refusal, within } from '@cardroom/engine'
import { DealtSession, totalsOf } from '@cardroom/engine/dealt'
import type { BoxCents, DropEvent, Logged } from '@cardroom/protocol'
import { applyToDrop, type Box, emptyDrop } from '../drop/state.ts'
import { whyNot } from '../drop/why-not.ts'
import { dealtBegun, dealtChain, dealtEntries, type KeptDealt } from '../store/dealt.ts'
import { collectionAt, jackpotAt, type TableTransfer } from '../store/transfer.ts'
import { difference, wrongInBooks } from './refuse.ts'

/** Whether every event of shifts, boxes and counts follows, and every box held what fell into it. */
export class BoxAudit {
  readonly #library: Library
  readonly #state = emptyDrop(undefined)
  readonly #looked = new Set<string>()
  #wrong: Refusal | undefined

  constructor(library: Library) {
    this.#library = library
  }

  /** All of them before the first table. */
  take(logged: Logged<DropEvent>): void {
    const { version, at, event } = logged
    this.#note(version, whyNot(this.#state, event, at))
    applyToDrop(this.#state, logged)
  }

  /** The boxes of a table, by what has moved there. */
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

  /** The boxes of a table dealt by hand: each as the session stood when it was pulled. */
  session({ session, rows }: KeptDealt): void {
    const entries = dealtEntries(session, 0, rows)
    const { settings } = dealtBegun(session)
    let before: BoxCents = { collection: 0, jackpot: 0 }
    this.#compare(dealtChain(session.id), ({ pulled: { event } }) => {
      const played = granted(DealtSession.open(settings, this.#library, entries.slice(0, event.upTo)))
      const now = totalsOf(played.rounds, played.halfHours)
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

  /** Everything was looked at. */
  get wrong(): Refusal | undefined {
    for (const [chain, [first]] of this.#state.at) {
      if (!this.#looked.has(chain) && first)
        this.#note(first.pulled.version, wrongInBooks('audit-never-happened'))
    }
    return this.#wrong
  }
}
