import type { Ruling } from '../round/awaiting.ts'
import type { RulingLine } from '../round/result.ts'
import type { LookPurpose, RulableIncident, RuledBy } from '../round/ruled-by.ts'
import type { Readings } from '../rules/readings.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Saying } from '../say/saying.ts'
import { type IncidentRow, isRowInForce, type RuledRow, type RulingArgument } from './incident.ts'
import { refuseAtFloor as refuse } from './refusals.ts'

/** A ruling on a round, with the row of the game's list that decides it. */
export interface RulingCase<Play, When extends string, Then extends string> {
  readonly play: Play
  readonly ruling: Ruling
  readonly row: RuledRow<When, Then>
}

/** Carries out the consequence of a row, or refuses it and changes nothing. */
export type TakeRuling<Play, When extends string, Then extends string> = (
  of: RulingCase<Play, When, Then>,
) => Refusal | undefined

/** How the floor of a family rules on its incidents. */
export interface FloorRules<Play, When extends string, Then extends string> {
  isNow(when: When, of: RulingCase<Play, When, Then>): boolean
  /** What is wrong with the arguments of a ruling, if anything. */
  misnamed(names: readonly RulingArgument[], play: Play, ruling: Ruling): Refusal | undefined
  /** One function for each consequence. */
  readonly consequences: Readonly<Record<Then, TakeRuling<Play, When, Then>>>
  /** The consequences that look at cards which may lie face down. */
  readonly looks?: Readonly<Partial<Record<Then, LookPurpose>>>
}

/** The part of a round that the floor needs. */
export interface RoundRuledOn<When extends string, Then extends string, Found extends string> {
  readonly rules: { readonly id: string; readonly incidents: readonly IncidentRow<When, Then, Found>[] }
  readonly readings: Readings
  /** Writes down a ruling and its consequence. */
  record(ruling: RulingLine, then: Saying): void
}

type Rows<When extends string, Then extends string> = readonly RuledRow<When, Then>[]

/** The rows that need a ruling, under the house's readings. */
const ruled = <When extends string, Then extends string, Found extends string>(
  play: RoundRuledOn<When, Then, Found>,
): Rows<When, Then> =>
  play.rules.incidents.filter(
    (row): row is RuledRow<When, Then> => row.written === 'ruling' && isRowInForce(row, play.readings),
  )

/** Every incident that the floor of a game may rule on, with its arguments. */
export function incidentsOf<When extends string, Then extends string, Found extends string>(
  play: RoundRuledOn<When, Then, Found>,
): readonly RulableIncident[] {
  const first = new Map<string, RulableIncident>()
  for (const { name, names = [] } of ruled(play)) if (!first.has(name)) first.set(name, { name, names })
  return [...first.values()]
}

/** The row that decides a ruling, or why none does. Changes nothing. */
function rowFor<
  When extends string,
  Then extends string,
  Found extends string,
  Play extends RoundRuledOn<When, Then, Found>,
>(floor: FloorRules<Play, When, Then>, play: Play, ruling: Ruling): RuledRow<When, Then> | Refusal {
  const { name } = ruling
  const rows = ruled(play).filter(row => row.name === name)
  const [first] = rows
  if (!first) return refuse('no-such-incident', { name, game: play.rules.id })
  const wrong = floor.misnamed(first.names ?? [], play, ruling)
  if (wrong) return wrong
  const row = rows.find(one => one.when === undefined || floor.isNow(one.when, { play, ruling, row: one }))
  return row ?? refuse('not-now', { name })
}

/** The sentences and the line by which a ruling would be decided, or why it is refused. Changes nothing. */
export function ruledBy<
  When extends string,
  Then extends string,
  Found extends string,
  Play extends RoundRuledOn<When, Then, Found>,
>(floor: FloorRules<Play, When, Then>, play: Play, ruling: Ruling): RuledBy | Refusal {
  const row = rowFor(floor, play, ruling)
  if (isRefusal(row)) return row
  const looks = floor.looks?.[row.then]
  return { says: row.says, cite: row.cite, ...(looks ? { looks } : {}) }
}

/** Takes a ruling of the floor by the game's list of incidents. */
export function ruleOn<
  When extends string,
  Then extends string,
  Found extends string,
  Play extends RoundRuledOn<When, Then, Found>,
>(floor: FloorRules<Play, When, Then>, play: Play, ruling: Ruling): Refusal | undefined {
  const { name, seat, by } = ruling
  const row = rowFor(floor, play, ruling)
  if (isRefusal(row)) return row
  const refusal = floor.consequences[row.then]({ play, ruling, row })
  if (refusal) return refusal
  const line = {
    name,
    ...(seat === undefined ? {} : { seat }),
    ...(by === undefined ? {} : { by }),
    rule: row.cite,
  }
  play.record(line, row.says.then)
  return undefined
}
