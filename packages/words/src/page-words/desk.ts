import type { Decision } from '@cardroom/protocol'

/** The staff's page: the tables, the waiting list, rulings and disputes. */
export interface DeskWords {
  readonly tables: string
  readonly tablesLead: string
  readonly seating: string
  readonly seatingLead: string
  readonly incidents: string
  readonly incidentsLead: string
  readonly lists: string
  readonly listsLead: string
  readonly newTable: string
  changeOf(values: { table: string }): string
  readonly name: string
  readonly seats: string
  seatsAsFiled(values: { n: number }): string
  readonly decks: string
  readonly decksAsFiled: string
  readonly isPrivate: string
  readonly preview: string
  readonly worked: string
  readonly players: string
  readonly each: string
  readonly action: string
  readonly pot: string
  opened(values: { table: string }): string
  withWord(values: { word: string }): string
  readonly open: string
  readonly change: string
  readonly changeIt: string
  readonly leaveIt: string
  readonly willChange: string
  readonly changed: string
  readonly hidden: string
  readonly closing: string
  readonly templates: string
  readonly noTemplates: string
  readonly keepAs: string
  readonly keep: string
  openTemplate(values: { name: string }): string
  readonly drop: string
  dropTemplate(values: { name: string }): string
  people(values: { people: number; bots: number; seats: number }): string
  readonly waits: string
  readonly nobodyWaits: string
  readonly putOn: string
  readonly find: string
  putOnName(values: { name: string; game: string }): string
  readonly strike: string
  strikeName(values: { name: string }): string
  callTo(values: { name: string; table: string }): string
  readonly call: string
  readonly minutes: string
  called(values: { name: string; seat: number; until: string }): string
  free(values: { n: number }): string
  readonly longest: string
  readonly moveTo: string
  moveName(values: { name: string; table: string }): string
  movingTo(values: { table: string }): string
  readonly mustMove: string
  mustMoveOf(values: { table: string }): string
  readonly nowhere: string
  waitFor(values: { game: string }): string
  leaveFor(values: { game: string }): string
  readonly wait: string
  readonly leave: string
  readonly calledNow: string
  calledAt(values: { name: string; table: string; seat: number; left: string }): string
  readonly rulings: string
  readonly kind: string
  readonly lines: string
  readonly by: string
  readonly dealer: string
  readonly when: string
  readonly round: string
  readonly all: string
  readonly csv: string
  readonly noIncidents: string
  readonly voided: string
  readonly older: string
  readonly disputes: string
  readonly noDisputes: string
  readonly dispute: string
  readonly disputeLead: string
  readonly words: string
  readonly send: string
  disputed(values: { name: string; words: string }): string
  yours(values: { words: string }): string
  readonly sealed: string
  readonly answer: string
  decided(values: { decision: Decision; words: string }): string
  decide(values: { decision: Decision }): string
}
