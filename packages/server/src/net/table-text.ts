import type { Seat } from '@cardroom/engine'
import type { TableHost } from '../room/host.ts'
import { commonView, roundsSeen } from '../room/view.ts'

interface Written {
  readonly changes: number
  readonly common: string
  /** By viewer. */
  readonly rounds: Map<Seat | 'public', string>
}

const written = new WeakMap<TableHost, Written>()

/** A `table` message. What several sockets are sent alike is written only once for each change. */
export function tableText(host: TableHost, viewer: Seat | 'public', you: string, now: number): string {
  let kept = written.get(host)
  if (kept?.changes !== host.changes) {
    kept = { changes: host.changes, common: inner(commonView(host, now)), rounds: new Map() }
    written.set(host, kept)
  }
  let rounds = kept.rounds.get(viewer)
  if (rounds === undefined) {
    rounds = inner(roundsSeen(host, viewer))
    kept.rounds.set(viewer, rounds)
  }
  return `{"type":"table","table":{${kept.common}${rounds && ','}${rounds},"you":${you}}}`
}

/** The fields of an object without its braces. */
const inner = (fields: object): string => JSON.stringify(fields).slice(1, -1)
