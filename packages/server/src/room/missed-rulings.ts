import type { Table } from '@cardroom/engine'
import type { RoundFinished, RuledEvent } from '@cardroom/protocol'
import type { House } from '../parts/house.ts'

/** A table that somebody has ruled at. */
interface Ruled {
  readonly id: string
  readonly table: Table
  readonly last: RoundFinished | undefined
}

/**
 * A ruling stands in the events of its table before the house writes its own line. Whoever is cut off between the two
 * leaves a ruling without a line, the last one of its table: it is written when the table is taken up again. By whom
 * it was, only that line would have said.
 */
export const writeMissedRulings = (house: House, host: Ruled): Promise<unknown> =>
  missedAt(house, host).length === 0 ? Promise.resolve() : house.decide(() => missedAt(house, host))

function missedAt({ state }: House, { id, table, last }: Ruled): RuledEvent[] {
  const newest = [onIn(table), overIn(last)].find(one => one && one.rulings.length > 0)
  if (!newest) return []
  const { round, rulings } = newest
  const written = state.ruled.get(id)
  return rulings
    .slice(written?.round === round ? written.times : 0)
    .map(({ name, rule }) => ({ type: 'ruled', table: id, round, incident: name, cite: rule }))
}

interface Rulings {
  readonly round: string
  readonly rulings: readonly { readonly name: string; readonly rule: string }[]
}

function onIn({ round, state }: Table): Rulings | undefined {
  if (!round || !state.round) return undefined
  const rulings = round.view('public').log.flatMap(one => (one.type === 'ruled' ? [one.ruling] : []))
  return { round: state.round.id, rulings }
}

const overIn = (last: RoundFinished | undefined): Rulings | undefined =>
  last && { round: last.id, rulings: last.result.rulings ?? [] }
