import type { Schedule } from '../collection/fee.ts'
import type { PostedTerms } from '../collection/posted.ts'
import type { Cents } from '../money/cents.ts'
import type { Round } from '../round/round.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Refusal } from '../say/refusal.ts'
import type { TableGame } from '../table/game.ts'
import type { TableSettings } from '../table/settings.ts'

/** How the games of a family are played at a table. */
export interface FamilyTable<R extends RuleSet, S extends object> {
  /** Settings that suit a table, from the request and the filed schedule option. */
  usual(rules: R, asked: RequestedSettings, schedule: Schedule | undefined): DefaultSettings | Refusal
  /** Lays a table with the setup of every round, or refuses a setup that does not fit the game. */
  lay(game: LaidGame<R, S>, setup: unknown): TableGame['part'] | Refusal
}

/** A game with the terms under which it is laid at a table. */
export interface LaidGame<R extends RuleSet, S extends object> {
  readonly rules: R
  readonly posted: PostedTerms
  start(setup: S): Round | Refusal
}

/** The requested settings of a new table, by name; a family reads the names that it knows. */
export type RequestedSettings = object

/** The settings that a family chooses for a table. */
export interface DefaultSettings extends Pick<TableSettings, 'limits' | 'setup' | 'buyIn'> {
  /** The smallest bet there. */
  readonly smallest: Cents
}
