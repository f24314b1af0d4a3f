import type { PostedTerms } from '../../collection/posted.ts'
import type { FamilyTable } from '../../family/family-table.ts'
import type { Result } from '../../round/result.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { isRefusal, type Refusal, unwrap } from '../../say/refusal.ts'
import type { TableCommand } from '../command.ts'
import type { TableEvent } from '../event.ts'
import type { TableGame } from '../game.ts'
import type { SeatedPlayer } from '../seats.ts'
import type { BuyIn, TableSettings } from '../settings.ts'
import type { NewShoe } from '../shoe.ts'
import { Table } from '../table.ts'
import { quietRound } from './quiet-round.ts'

const QUIET_SHOE: NewShoe = { id: 'shoe', commitment: 'c', secret: 's' }
const NOTHING: Result = { fees: [], net: {} }

/** Settings that a test may change. */
interface QuietTableOptions {
  readonly posted?: PostedTerms
  readonly buyIn?: BuyIn
}

/** A table of a family at which rounds are over at once: for what happens between them. */
export class QuietTable<R extends RuleSet, S extends object> {
  readonly table: Table
  readonly #game: TableGame
  /** How the rounds so far have started. */
  readonly starts: S[] = []
  /** How many rounds were started again to open the table once more. */
  resumed = 0
  readonly events: TableEvent[] = []
  /** What the next round comes to. */
  result = NOTHING

  /** What time it is, in milliseconds. */
  now = 0
  readonly #buyIn: BuyIn

  constructor(
    family: FamilyTable<R, S>,
    rules: R,
    setup: object,
    { posted = { readings: {} }, buyIn = { min: 1, max: 1_000_000, usual: 10_000 } }: QuietTableOptions = {},
  ) {
    this.#buyIn = buyIn
    const start = (own: S) => {
      this.starts.push(own)
      return quietRound(this.result)
    }
    this.#game = {
      rules,
      kind: 'pot',
      posted,
      start: () => {
        this.resumed++
        return quietRound(this.result)
      },
      advise: (_, ask) => ({ kind: 'move', seat: ask.seat, move: 'none' }),
      part: unwrap(family.lay({ rules, posted, start }, setup)),
    }
    this.table = unwrap(Table.open(this.#settings(setup), this.#game))
  }

  #settings(setup: object): TableSettings {
    return { game: 'room/game', title: 'A table', setup, buyIn: this.#buyIn }
  }

  sit(...names: string[]): this {
    for (const name of names) unwrap(this.take({ do: 'sit', player: name, name }))
    return this
  }

  /** Something that the family has noted before. */
  noted(own: object): this {
    const event: TableEvent = { type: 'own', own }
    this.table.replay(event)
    this.events.push(event)
    return this
  }

  take(command: TableCommand): readonly TableEvent[] | Refusal {
    const done = this.table.take(command, this.now)
    if (!isRefusal(done)) this.events.push(...done)
    return done
  }

  /** What a family's own command leads to: its notes, or the code of a refusal. */
  own(player: string, own: object): readonly object[] | string {
    return notesOf(this.take({ do: 'own', player, own }))
  }

  next(): readonly object[] | string {
    return notesOf(this.take({ do: 'next', shoe: QUIET_SHOE }))
  }

  /** Deals the round, and settles it at once. */
  deal(seed = '0'.repeat(64)): S | string {
    const dealt = this.take({ do: 'deal', id: String(this.starts.length + 1), seed, now: this.now })
    if (isRefusal(dealt)) return dealt.code
    unwrap(this.take({ do: 'input', input: { kind: 'settle' } }))
    const start = this.starts.at(-1)
    if (!start) throw new Error('no round was started')
    return start
  }

  /** The next round from beginning to end, without decisions before the deal. */
  round(): S | string {
    unwrap(this.take({ do: 'next', shoe: QUIET_SHOE }))
    return this.deal()
  }

  seat(seat: number): SeatedPlayer {
    const seated = this.table.state.seats[seat]
    if (!seated) throw new Error(`nobody sits at ${seat}`)
    return seated
  }

  /** The same table once more: from its events, and from what it has saved. */
  again(): readonly Table[] {
    const { settings } = this.table
    const kept = <T>(what: T): T => structuredClone(what)
    return [
      unwrap(Table.open(settings, this.#game, { events: kept(this.events) })),
      unwrap(Table.open(settings, this.#game, { snapshot: kept(this.table.save()) })),
    ]
  }
}

const notesOf = (done: readonly TableEvent[] | Refusal): readonly object[] | string =>
  isRefusal(done)
    ? done.code
    : done.flatMap(
        event =>
          (event.type === 'own' ? [event.own] : event.type === 'stopped' ? ['stopped'] : []) as object[],
      )
