import type { Seat } from '@cardroom/engine'
import { type Change, changeOf, type RoundFinished, roundOver } from '@cardroom/protocol'
import type { TableHost } from '../drive/table-host.ts'
import { ownChange, type PublicSight } from './own-change.ts'
import {
  type CommonView,
  commonAfterMoves,
  commonView,
  type OwnSight,
  ownSeen,
  roundsSeen,
} from './table-view.ts'

type Viewer = Seat | 'public'

/** The part of a `change` message that all viewers share. */
interface SharedChange {
  /** A `change` message, but for its end. */
  readonly text: string
  /** The public change of the rounds. */
  readonly seen: Change | undefined
}

/** A table after a change, as messages. What several sockets share is serialized only once. */
export class TableText {
  /** Counts up with every change. */
  readonly at: number
  readonly #host: TableHost
  readonly #common: CommonView
  readonly #open: PublicSight
  readonly #own = new Map<Seat, OwnSight>()
  readonly #wholes = new Map<Viewer | 'common', string>()
  readonly #told = new Map<number, SharedChange>()

  constructor(host: TableHost, now: number, before: TableText | undefined) {
    this.#host = host
    this.at = host.changes
    const onlyMoves = before !== undefined && before.at >= host.lastNonMoveChange
    this.#common = onlyMoves ? commonAfterMoves(host, now, before.#common) : commonView(host, now)
    this.#open = roundsSeen(host, 'public')
  }

  /** A `table` message. */
  whole(viewer: Viewer, you: string): string {
    if (viewer !== 'public') this.#ownNow(viewer)
    const common = getOrMake(this.#wholes, 'common', () => fieldsText(this.#common))
    const seen = getOrMake(this.#wholes, viewer, () => fieldsText(roundsSeen(this.#host, viewer)))
    return `{"type":"table","at":${this.at},"table":{${common}${seen && ','}${seen},"you":${you}}}`
  }

  /** A `change` message for a viewer who has the table as it was before. */
  change(before: TableText, viewer: Viewer, you: string | undefined): string {
    const { text, seen } = getOrMake(this.#told, before.at, () => this.#toldSince(before))
    const own = viewer === 'public' ? undefined : this.#ownSince(before, viewer, seen)
    return `${text}${fieldText('own', own)}${you === undefined ? '' : `,"you":${you}`}}`
  }

  #toldSince(before: TableText): SharedChange {
    const change = changeOf(before.#common, this.#common)
    const { isOver, seen } = seenSince(before.#open, this.#open)
    const text = `{"type":"change","table":${JSON.stringify(this.#host.id)},"from":${before.at},"to":${this.at}`
    return {
      text: `${text}${fieldText('change', change)}${isOver ? ',"over":true' : ''}${fieldText('seen', seen)}`,
      seen,
    }
  }

  #ownSince(before: TableText, seat: Seat, seen: Change | undefined): Change | undefined {
    const own = before.#own.get(seat)
    if (!own) throw new Error(`${seat} was not told of ${this.#host.id} at ${before.at}`)
    return ownChange({ open: before.#open, own }, { open: this.#open, own: this.#ownNow(seat) }, seen)
  }

  /** A seat's differences; called while the table is unchanged. */
  #ownNow(seat: Seat): OwnSight {
    return getOrMake(this.#own, seat, () => ownSeen(this.#host, seat))
  }
}

function getOrMake<K, V>(all: Map<K, V>, key: K, make: () => V): V {
  let value = all.get(key)
  if (value === undefined) {
    value = make()
    all.set(key, value)
  }
  return value
}

/** The fields of an object without its braces. */
const fieldsText = (fields: object): string => JSON.stringify(fields).slice(1, -1)

const fieldText = (name: string, value: object | undefined): string =>
  value ? `,"${name}":${JSON.stringify(value)}` : ''

/** The public change of the rounds; an ended round is kept as the last one. */
function seenSince(
  before: PublicSight,
  after: PublicSight,
): { readonly isOver: boolean; readonly seen: Change | undefined } {
  const { round } = before
  const isOver = round !== undefined && round.id === after.last?.id && after.last.view !== undefined
  const { steps, ...was } = before
  const rest = isOver ? roundOver(was) : was
  // Steps never build on earlier ones.
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
