import type { Readings, RuleSet } from '@cardroom/engine'
import type { RankedHands } from '../frequencies/ranked.ts'
import type { Solver } from '../odds/solver.ts'
import type { Simulation } from '../simulate/simulation.ts'
import type { Valuer } from '../values/valuer.ts'
import type { Split } from './split.ts'

/** What the lab can do for a family of games. It is only ever asked about rules of that family. */
export interface LabFamily<Rules extends RuleSet = RuleSet> {
  /** The engine's name of the family. */
  readonly name: Rules['family']
  /** The odds of its wagers. */
  readonly odds?: Solver<Rules>
  /** Its rounds, played faster than the engine plays them. */
  readonly simulation?: Simulation<Rules>
  /** Readings under which only the engine itself plays its rounds. */
  onlyByEngine?(readings: Readings): boolean
  /** What the choices of a seat are worth. */
  readonly values?: Valuer<Rules>
  /** The kinds of hands that its games rank. */
  hands?(rules: Rules, readings: Readings, split: Split | undefined): readonly RankedHands[]
}
