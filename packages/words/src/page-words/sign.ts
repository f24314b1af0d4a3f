import type { FeeMoment, FeeUnit } from '@cardroom/engine/collection'

/** The sign at a table. */
export interface SignWords {
  readonly title: string
  readonly open: string
  readonly print: string
  readonly all: string
  allOf(values: { game: string }): string
  readonly allLead: string
  readonly none: string
  readonly privateToo: string
  readonly posted: string
  readonly postedLead: string
  readonly printAll: string
  readonly position: string
  readonly payTables: string
  readonly noTables: string
  readonly minimum: string
  readonly maximum: string
  readonly limits: string
  readonly blinds: string
  readonly ante: string
  readonly buyIn: string
  between(values: { from: string; to: string }): string
  from(values: { money: string }): string
  readonly noMaximum: string
  readonly bonus: string
  readonly upToBase: string
  readonly collection: string
  readonly noCollection: string
  forPlayers(values: { players: string }): string
  readonly pays: {
    readonly player: string
    readonly bank: string
    readonly pot: string
    readonly blinds: string
  }
  readonly payers: {
    readonly player: string
    readonly bank: string
    readonly pot: string
    readonly blinds: string
  }
  readonly nothing: string
  readonly units: Readonly<Record<FeeUnit, string>>
  readonly moments: Readonly<Record<FeeMoment, string>>
  readonly by: {
    readonly action: string
    readonly wager: string
    readonly players: string
  }
  reaches(values: { money: string }): string
  readonly otherwise: string
  readonly when: string
  readonly fee: string
  option(values: { schedule: string }): string
  /** A fee in a few words: `players $1 per bet`, `player-dealer $1–$5 per hand`. */
  brief(values: { payer: string; fee: string; unit: string }): string
  briefNothing(values: { payer: string }): string
  readonly displayed: string
}
