import type { Readings, RuleSet } from '@cardroom/engine'
import type { RankedHands } from '../frequencies/ranked.ts'
import type { Solver } from '../odds/part.ts'
import type { Simulation } from '../simulate/simulation.ts'
import type { Valuer } from '../values/ask.ts'
import type { PotSplit } from './split.ts'

/** What the lab can do for a family of games. It is asked only about rules of that family. */
export interface LabFamily<Rules extends RuleSet = RuleSet> {
  /** The engine's name of the family. */
  readonly name: Rules['family']
  /** The odds of its wagers. */
  readonly odds?: Solver<Rules>
  /** Plays its rounds faster than the engine. */
  readonly simulation?: Simulation<Rules>
  /** Readings under which only the engine itself plays its rounds. */
  onlyByEngine?(readings: Readings): boolean
  /** What the choices of a seat are worth. */
  readonly values?: Valuer<Rules>
  /** The kinds of hands that its games rank. */
  hands?(rules: Rules, readings: Readings, split: PotSplit | undefined): readonly RankedHands[]
}
