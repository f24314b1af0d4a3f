/** A finished round looked at again: what was chosen, what was best, and what would have been. */
export interface ReviewWords {
  readonly title: string
  readonly working: string
  readonly whose: string
  readonly graph: string
  readonly graphLead: string
  readonly afterStep: string
  readonly net: string
  readonly choice: string
  readonly luck: string
  readonly fees: string
  readonly decisions: string
  decision(values: { what: string; step: number }): string
  readonly wasBest: string
  cost(values: { money: string }): string
  better(values: { move: string }): string
  readonly none: string
  unvalued(values: { n: number }): string
  readonly whatIf: string
  readonly whatIfLead: string
  readonly sameShoe: string
  readonly newShoe: string
  readonly sameLead: string
  readonly newLead: string
  readonly yourDecision: string
  readonly tries: string
  attempt(values: { n: number }): string
  average(values: { n: number; money: string }): string
  readonly back: string
  readonly notFound: string
  readonly share: string
  readonly shareLead: string
  readonly copyLink: string
  readonly copied: string
  readonly shared: string
  sharedBy(values: { seat: number }): string
  readonly notShared: string
  readonly withheld: string
}
