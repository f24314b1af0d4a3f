/** Coming to a table and leaving it: buy-ins, the waiting list, changes of seat, the collection by the half hour. */
export interface SeatingWords {
  readonly buyIn: string
  buyInBounds(values: { min: string; max: string }): string
  buyInLeast(values: { min: string }): string
  readonly shortBuys: {
    readonly once: string
    readonly 'after-each-full-buy': string
  }
  readonly outOfChips: string
  readonly outOfChipsLead: string
  readonly leaving: {
    readonly onTurn: string
    readonly inRound: string
    readonly withWagers: string
    readonly between: string
    readonly bought: string
    readonly stack: string
    readonly result: string
    readonly soFar: string
    readonly stay: string
  }
  readonly buy: string
  readonly takeOff: string
  readonly amount: string
  isShort(values: { least: string }): string
  readonly change: string
  changeTo(values: { seat: number }): string
  changing(values: { seat: number }): string
  readonly stay: string
  moving(values: { seat: number }): string
  held(values: { until: string }): string
  keptFor(values: { name: string }): string
  owesTime(values: { money: string }): string
  walletTooSmall(values: { has: string; min: string }): string
  readonly full: string
  readonly wait: string
  readonly waitNoMore: string
  place(values: { n: number }): string
  called(values: { seat: number; until: string }): string
  readonly list: string
  waiting(values: { n: number }): string
  readonly timeCollection: string
  timeDue(values: { each: string; at: string }): string
  timeNow(values: { each: string }): string
  waitOut(values: { n: number }): string
  readonly afterChange: string
  readonly news: string
  readonly schedule: string
  readonly scheduleOfTheHouse: string
  scheduleOf(values: { names: string; limits: string }): string
  readonly minimum: string
  readonly maximum: string
  readonly betting: string
  readonly bettings: {
    readonly limit: string
    readonly 'pot-limit': string
    readonly 'no-limit': string
  }
  readonly lowerBet: string
  readonly bigBlind: string
}
