import type { Ruling } from '../round/awaiting.ts'
import type { RulingLine } from '../round/result.ts'
import type { Looks, Rulable, RuledBy } from '../round/ruled-by.ts'
import type { Readings } from '../rules/readings.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Saying } from '../say/saying.ts'
import { applies, type IncidentRow, type Named, type RuledRow } from './incident.ts'
import { refuseAtFloor as refuse } from './refusals.ts'

/** A ruling that is being taken on a round, by a row of the game's list. */
export interface Case<Play, When extends string, Then extends string> {
  readonly play: Play
  readonly ruling: Ruling
  readonly row: RuledRow<When, Then>
}

/** Does what a row says, or says why it cannot be; then nothing has changed. */
export type Take<Play, When extends string, Then extends string> = (
  of: Case<Play, When, Then>,
) => Refusal | undefined

/** What a family has to say to what goes wrong at its tables. */
export interface Floor<Play, When extends string, Then extends string> {
  isNow(when: When, of: Case<Play, When, Then>): boolean
  /** What is wrong with what a ruling names, if anything is. */
  misnamed(names: readonly Named[], play: Play, ruling: Ruling): Refusal | undefined
  /** Exactly one piece of code for each consequence. */
  readonly consequences: Readonly<Record<Then, Take<Play, When, Then>>>
  /** The consequences that look at cards which may lie face down. */
  readonly looks?: Readonly<Partial<Record<Then, Looks>>>
}

/** What the floor needs to know of any round. */
export interface Ruled<When extends string, Then extends string, Found extends string> {
  readonly rules: { readonly id: string; readonly incidents: readonly IncidentRow<When, Then, Found>[] }
  readonly readings: Readings
  /** Writes a ruling down, and what follows from it. */
  record(ruling: RulingLine, then: Saying): void
}

type Rows<When extends string, Then extends string> = readonly RuledRow<When, Then>[]

/** The rows on which the floor rules, under the readings of the house. */
const ruled = <When extends string, Then extends string, Found extends string>(
  play: Ruled<When, Then, Found>,
): Rows<When, Then> =>
  play.rules.incidents.filter(
    (row): row is RuledRow<When, Then> => row.written === 'ruling' && applies(row, play.readings),
  )

/** Everything on which the floor of a game may rule, with what must be named. */
export function incidentsOf<When extends string, Then extends string, Found extends string>(
  play: Ruled<When, Then, Found>,
): readonly Rulable[] {
  const first = new Map<string, Rulable>()
  for (const { name, names = [] } of ruled(play)) if (!first.has(name)) first.set(name, { name, names })
  return [...first.values()]
}

/** The row that rules, or why none does. Nothing changes. */
function rowFor<
  When extends string,
  Then extends string,
  Found extends string,
  Play extends Ruled<When, Then, Found>,
>(floor: Floor<Play, When, Then>, play: Play, ruling: Ruling): RuledRow<When, Then> | Refusal {
  const { name } = ruling
  const rows = ruled(play).filter(row => row.name === name)
  const [first] = rows
  if (!first) return refuse('no-such-incident', { name, game: play.rules.id })
  const wrong = floor.misnamed(first.names ?? [], play, ruling)
  if (wrong) return wrong
  const row = rows.find(one => one.when === undefined || floor.isNow(one.when, { play, ruling, row: one }))
  return row ?? refuse('not-now', { name })
}

/** By what a ruling would be decided, or why it cannot be. Nothing changes. */
export function ruledBy<
  When extends string,
  Then extends string,
  Found extends string,
  Play extends Ruled<When, Then, Found>,
>(floor: Floor<Play, When, Then>, play: Play, ruling: Ruling): RuledBy | Refusal {
  const row = rowFor(floor, play, ruling)
  if (isRefusal(row)) return row
  const looks = floor.looks?.[row.then]
  return { says: row.says, cite: row.cite, ...(looks ? { looks } : {}) }
}

/** Takes a ruling of the floor as the game's list of incidents has it. */
export function ruleOn<
  When extends string,
  Then extends string,
  Found extends string,
  Play extends Ruled<When, Then, Found>,
>(floor: Floor<Play, When, Then>, play: Play, ruling: Ruling): Refusal | undefined {
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
