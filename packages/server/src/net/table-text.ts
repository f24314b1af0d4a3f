import type { Seat } from '@cardroom/engine'
import { type Change, changeOf, type RoundFinished, roundOver } from '@cardroom/protocol'
import type { TableHost } from '../room/host.ts'
import { type CommonView, commonAfterMoves, commonView, type Own, ownSeen, roundsSeen } from '../room/view.ts'
import { ownChange, type Seen } from './own-change.ts'

type Viewer = Seat | 'public'

/** What everybody is told who has been sent the table as it was at a moment. */
interface Told {
  /** A `change` message, but for its end. */
  readonly text: string
  /** What it says of the rounds. */
  readonly seen: Change | undefined
}

/** A table as it is after a change. What several sockets are sent alike is made and written only once. */
export class TableText {
  /** Counts up with every change. */
  readonly at: number
  readonly #host: TableHost
  readonly #common: CommonView
  readonly #open: Seen
  readonly #own = new Map<Seat, Own>()
  readonly #wholes = new Map<Viewer | 'common', string>()
  readonly #told = new Map<number, Told>()

  constructor(host: TableHost, now: number, before: TableText | undefined) {
    this.#host = host
    this.at = host.changes
    const isCalm = before !== undefined && before.at >= host.calm
    this.#common = isCalm ? commonAfterMoves(host, now, before.#common) : commonView(host, now)
    this.#open = roundsSeen(host, 'public')
  }

  /** A `table` message. */
  whole(viewer: Viewer, you: string): string {
    if (viewer !== 'public') this.#ownNow(viewer)
    const common = kept(this.#wholes, 'common', () => inner(this.#common))
    const seen = kept(this.#wholes, viewer, () => inner(roundsSeen(this.#host, viewer)))
    return `{"type":"table","at":${this.at},"table":{${common}${seen && ','}${seen},"you":${you}}}`
  }

  /** A `change` message for one who has been sent the table as it was before. */
  change(before: TableText, viewer: Viewer, you: string | undefined): string {
    const { text, seen } = kept(this.#told, before.at, () => this.#toldSince(before))
    const own = viewer === 'public' ? undefined : this.#ownSince(before, viewer, seen)
    return `${text}${written('own', own)}${you === undefined ? '' : `,"you":${you}`}}`
  }

  #toldSince(before: TableText): Told {
    const change = changeOf(before.#common, this.#common)
    const { isOver, seen } = seenSince(before.#open, this.#open)
    const text = `{"type":"change","table":${JSON.stringify(this.#host.id)},"from":${before.at},"to":${this.at}`
    return {
      text: `${text}${written('change', change)}${isOver ? ',"over":true' : ''}${written('seen', seen)}`,
      seen,
    }
  }

  #ownSince(before: TableText, seat: Seat, seen: Change | undefined): Change | undefined {
    const own = before.#own.get(seat)
    if (!own) throw new Error(`${seat} was not told of ${this.#host.id} at ${before.at}`)
    return ownChange({ open: before.#open, own }, { open: this.#open, own: this.#ownNow(seat) }, seen)
  }

  /** Asked for while the table is as it was written. */
  #ownNow(seat: Seat): Own {
    return kept(this.#own, seat, () => ownSeen(this.#host, seat))
  }
}

function kept<K, V>(all: Map<K, V>, key: K, make: () => V): V {
  let value = all.get(key)
  if (value === undefined) {
    value = make()
    all.set(key, value)
  }
  return value
}

/** The fields of an object without its braces. */
const inner = (fields: object): string => JSON.stringify(fields).slice(1, -1)

const written = (name: string, value: object | undefined): string =>
  value ? `,"${name}":${JSON.stringify(value)}` : ''

/** What has changed of the rounds for everybody; one that has ended lies there as it lay. */
function seenSince(
  before: Seen,
  after: Seen,
): { readonly isOver: boolean; readonly seen: Change | undefined } {
  const { round } = before
  const isOver = round !== undefined && round.id === after.last?.id && after.last.view !== undefined
  const { steps, ...was } = before
  const rest = isOver ? roundOver(was) : was
  // Steps have nothing to do with those before them.
  const known = steps && !after.steps ? { ...rest, steps } : rest
  return { isOver, seen: changeOf(known, after) }
}

const latest = new WeakMap<TableHost, TableText>()

/** The table as it is now. */
export function tableText(host: TableHost, now: number): TableText {
  let text = latest.get(host)
  if (text?.at !== host.changes) {
    text = new TableText(host, now, text)
    latest.set(host, text)
  }
  return text
}

const finished = new WeakMap<RoundFinished, string>()

/** A `finished` message, written once for everybody. */
export function finishedText(table: string, round: RoundFinished): string {
  let text = finished.get(round)
  if (text === undefined) {
    text = JSON.stringify({ type: 'finished', table, round })
    finished.set(round, text)
  }
  return text
}
