/** The values of choices, shown at the table on request. */
export interface CoachWords {
  readonly title: string
  readonly allow: string
  readonly allowed: string
  readonly isOn: string
  readonly isOff: string
  readonly key: string
  readonly working: string
  readonly best: string
  bestIs(values: { move: string; worth: string }): string
  worth(values: { units: string; money: string }): string
  readonly exact: string
  simulated(values: { error: string }): string
  readonly what: string
  readonly why: string
  readonly less: string
  readonly showBest: string
  houseWayCosts(values: { money: string }): string
  readonly houseWayIsBest: string
  readonly costs: string
  cheapest(values: { wager: string; edge: string }): string
  readonly nothing: string
}
