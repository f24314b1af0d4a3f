import type { Decision, GrantedPart, HouseEvent } from '@cardroom/protocol'

/** The values of an event in the card room's log: people and tables by their names. */
export interface HouseLogValues {
  type: string
  asked?: string | undefined
  by?: string | undefined
  cite?: string | undefined
  from?: string | undefined
  game?: string | undefined
  incident?: string | undefined
  main?: string | undefined
  name?: string | undefined
  person?: string | undefined
  round?: string | undefined
  table?: string | undefined
  to?: string | undefined
  why?: string | undefined
  words?: string | undefined
  decision?: Decision
  part?: GrantedPart
  cents?: number
  gift?: number
  level?: number
}

/** The page of the card room's managers. */
export interface HouseWords {
  readonly title: string
  readonly lead: string
  readonly notYours: string
  readonly claimTitle: string
  claimLead(values: { name: string }): string
  readonly claim: string
  readonly noLink: string
  readonly people: string
  readonly find: string
  readonly nobody: string
  readonly name: string
  readonly wallet: string
  readonly parts: string
  part(values: { part: GrantedPart }): string
  grant(values: { part: GrantedPart; name: string }): string
  take(values: { part: GrantedPart; name: string }): string
  readonly letOut: string
  readonly letIn: string
  letOutName(values: { name: string }): string
  letInName(values: { name: string }): string
  isOut(values: { of: string }): string
  readonly outOfHouse: string
  readonly money: string
  readonly gift: string
  readonly level: string
  readonly set: string
  readonly wasSet: string
  readonly tables: string
  readonly table: string
  readonly seated: string
  readonly close: string
  closeName(values: { table: string }): string
  readonly void: string
  voidName(values: { table: string }): string
  readonly open: string
  readonly log: string
  readonly cage: string
  readonly noLog: string
  readonly older: string
  readonly logged: Readonly<Record<HouseEvent['type'], (values: HouseLogValues) => string>>
}
