import type { Ruling } from '../round/awaiting.ts'
import type { RulingLine } from '../round/result.ts'
import type { Readings } from '../rules/readings.ts'
import { type Refusal, refuser } from '../say/refusal.ts'
import { applies, type IncidentRow, type Named, type RuledRow } from './incident.ts'
import type { FloorRefusals } from './refusals.ts'

const refuse = refuser<FloorRefusals>()

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
}

/** What the floor needs to know of any round. */
export interface Ruled<When extends string, Then extends string, Found extends string> {
  readonly rules: { readonly id: string; readonly incidents: readonly IncidentRow<When, Then, Found>[] }
  readonly readings: Readings
  /** Writes a ruling down. */
  record(ruling: RulingLine): void
}

/** Takes a ruling of the floor as the game's list of incidents has it. */
export function ruleOn<
  When extends string,
  Then extends string,
  Found extends string,
  Play extends Ruled<When, Then, Found>,
>(floor: Floor<Play, When, Then>, play: Play, ruling: Ruling): Refusal | undefined {
  const { name, seat, by } = ruling
  const rows = play.rules.incidents.filter(
    (row): row is RuledRow<When, Then> =>
      row.name === name && row.written === 'ruling' && applies(row, play.readings),
  )
  const [first] = rows
  if (!first) return refuse('no-such-incident', { name, game: play.rules.id })
  const wrong = floor.misnamed(first.names ?? [], play, ruling)
  if (wrong) return wrong
  const row = rows.find(one => one.when === undefined || floor.isNow(one.when, { play, ruling, row: one }))
  if (!row) return refuse('not-now', { name })
  const refusal = floor.consequences[row.then]({ play, ruling, row })
  if (refusal) return refusal
  play.record({
    name,
    ...(seat === undefined ? {} : { seat }),
    ...(by === undefined ? {} : { by }),
    rule: row.cite,
  })
  return undefined
}
