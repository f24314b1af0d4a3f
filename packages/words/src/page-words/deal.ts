/** The session of a table that a person deals. */
export interface DealWords {
  readonly title: string
  readonly lead: string
  readonly begin: string
  readonly sessions: string
  goOn(values: { title: string; game: string }): string
  readonly notOpened: {
    readonly unknown: string
    readonly 'wrong-key': string
    readonly 'no-line': string
  }
  readonly tableName: string
  readonly seats: string
  readonly seat: string
  readonly name: string
  nameAt(values: { seat: number }): string
  readonly smallestChip: string
  readonly counts: string
  readonly start: string
  round(values: { n: number }): string
  shoe(values: { n: number; cards: number }): string
  readonly clock: {
    start(values: { seconds: number }): string
    runs(values: { seconds: number }): string
    readonly closed: string
  }
  readonly views: {
    readonly work: string
    readonly seats: string
    readonly history: string
    readonly shift: string
    readonly links: string
  }
  readonly line: {
    readonly here: string
    cut(values: { n: number }): string
    wrongKey(values: { n: number }): string
    readonly sending: string
    readonly sent: string
  }
  readonly asideLead: string
  readonly seen: string
  readonly strandedLead: string
  roundsWait(values: { rounds: readonly number[] }): string
  readonly acts: string
  readonly callOff: string
  readonly callOffSure: string
  readonly cutCard: string
  readonly lastOfShoe: string
  readonly newShoe: string
  readonly turned: string
  collect(values: { money: string; players: number }): string
  button(values: { who: string }): string
  readonly goesAway: string
  readonly comesBack: string
  readonly leaves: string
  staysAtSeat(values: { seat: number }): string
  readonly sitsDown: string
  readonly takeBack: string
  takeBackOf(values: { what: string }): string
  insteadOf(values: { card: string; place: string }): string
  readonly changes: string
  readonly noChange: string
  readonly openAgain: string
  readonly leaveIt: string
  readonly doIt: string
  readonly shift: {
    title(values: { table: string }): string
    readonly records: string
    readonly csv: string
    readonly pdf: string
    readonly rounds: string
    readonly calledOff: string
    readonly calledOffRound: string
    readonly shoes: string
    readonly wagered: string
    readonly box: string
    readonly jackpot: string
    readonly owed: string
    readonly chips: {
      readonly brought: string
      readonly taken: string
      readonly there: string
    }
    readonly fees: string
    readonly from: string
    readonly for: string
    readonly times: string
    readonly amount: string
    readonly collection: string
    readonly payers: {
      readonly bank: string
      readonly player: string
      readonly pot: string
      readonly blinds: string
      readonly 'half-hour': string
    }
    readonly people: string
    played(values: { rounds: number }): string
    readonly everyRound: string
  }
  readonly links: {
    readonly tablet: string
    readonly tabletLead: string
    readonly board: string
    readonly boardLead: string
    readonly none: string
  }
  /** An entry, as the list of entries shows it. */
  readonly done: {
    sit(values: { who: string; seat: number }): string
    leaves(values: { who: string }): string
    goesAway(values: { who: string }): string
    comesBack(values: { who: string }): string
    buys(values: { who: string; money: string }): string
    takesOff(values: { who: string; money: string }): string
    changesSeat(values: { who: string; seat: number }): string
    makesUp(values: { who: string; how: string }): string
    declines(values: { who: string }): string
    banks(values: { who: string; money: string }): string
    wagers(values: { who: string; wagers: string }): string
    noWagers(values: { who: string }): string
    readonly shoe: string
    readonly closed: string
    readonly freeHand: string
    clock(values: { seconds: number }): string
    card(values: { place: string; card: string }): string
    dice(values: { dice: string }): string
    readonly shuffled: string
    readonly settled: string
    readonly calledOff: string
    readonly collected: string
    readonly takenBack: string
  }
}
