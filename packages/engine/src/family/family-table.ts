import type { Schedule } from '../collection/fee.ts'
import type { Posted } from '../collection/posted.ts'
import type { Cents } from '../money/cents.ts'
import type { Round } from '../round/round.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Refusal } from '../say/refusal.ts'
import type { TableGame } from '../table/game.ts'
import type { TableSettings } from '../table/settings.ts'

/** How the games of a family are played at a table. */
export interface FamilyTable<R extends RuleSet, S extends object> {
  /** Settings that suit a table, from what was asked for and what a filed schedule option prints. */
  usual(rules: R, asked: AskedFor, schedule: Schedule | undefined): Usual | Refusal
  /** Lays a table with what its settings say of every round, or says why they do not go with the game. */
  lay(game: LaidGame<R, S>, setup: unknown): TableGame['part'] | Refusal
}

/** A game that is to be laid at a table. */
export interface LaidGame<R extends RuleSet, S extends object> {
  readonly rules: R
  readonly posted: Posted
  start(setup: S): Round | Refusal
}

/** What somebody who opens a table has asked for, by name; a family looks for what it knows. */
export type AskedFor = object

/** What a family chooses for a table. */
export interface Usual extends Pick<TableSettings, 'limits' | 'setup' | 'buyIn'> {
  /** The smallest bet there. */
  readonly smallest: Cents
}
