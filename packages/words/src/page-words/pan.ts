/** What is said at a table of Pan. */
export interface PanWords {
  readonly board: string
  readonly hand: string
  readonly melds: string
  meld(values: { number: number; what: string; pays: string }): string
  meldNumber(values: { number: string }): string
  held(values: { n: number }): string
  pays(values: { money: string }): string
  readonly states: {
    readonly passed: string
    readonly fouled: string
    readonly dead: string
  }
  readonly drawn: string
  readonly newMeld: string
  readonly newMeldHint: string
  readonly notYet: string
  isMeld(values: { pays: string }): string
  readonly possible: string
  readonly throwAway: string
  readonly lay: string
  addTo(values: { number: string }): string
  moveTo(values: { number: string }): string
  collect(values: { money: string }): string
  readonly less: string
  readonly lessAmount: string
  readonly draw: string
  readonly drawAgain: string
  readonly take: string
  readonly in: string
  readonly pass: string
  force(values: { who: string }): string
  readonly let: string
  readonly sortBy: {
    readonly suits: string
    readonly ranks: string
  }
  readonly auto: string
  readonly clear: string
  readonly account: string
  readonly accountOf: {
    readonly player: string
    readonly collected: string
    readonly paid: string
    readonly tops: string
    readonly net: string
  }
  debt(values: { from: string; to: string; money: string }): string
  readonly nothingPaid: string
}
