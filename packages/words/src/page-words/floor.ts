/** The floor: what can have gone wrong, what is named with it, and what follows. */
export interface FloorWords {
  readonly button: string
  readonly call: string
  readonly called: string
  readonly title: string
  readonly search: string
  readonly searchHint: string
  readonly none: string
  readonly noneFound: string
  readonly loading: string
  readonly list: string
  readonly whose: string
  readonly whichCard: string
  readonly whichCards: string
  readonly allCards: string
  readonly surplus: string
  readonly howMuch: string
  readonly whole: string
  cardOf(values: { place: string; n: number }): string
  cardIs(values: { place: string; card: string }): string
  named(values: { what: string; whose: string }): string
  readonly follows: string
  readonly noChange: string
  readonly hidden: string
  readonly confirm: string
  readonly back: string
  readonly playOn: string
  readonly stopped: string
  readonly ruling: string
  calling(values: { who: string }): string
  readonly look: string
  readonly ruled: string
  readonly dismiss: string
  readonly runs: string
  readonly settleNow: string
  readonly what: {
    readonly void: string
    gets(values: { who: string; money: string }): string
    pays(values: { who: string; money: string }): string
    state(values: { whose: string; state: string }): string
    'back-in'(values: { whose: string }): string
    'turned-up'(values: { whose: string; n: number }): string
    'taken-away'(values: { whose: string; n: number }): string
    dealt(values: { whose: string; n: number }): string
    reshuffled(values: { n: number }): string
    'to-act'(values: { who: string }): string
  }
}
