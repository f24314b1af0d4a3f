/** How the table looks for one person. */
export interface PreferencesWords {
  readonly title: string
  readonly lead: string
  readonly deck: string
  readonly decks: {
    readonly two: string
    readonly four: string
  }
  readonly cards: string
  readonly sizes: {
    readonly usual: string
    readonly big: string
  }
  readonly backs: string
  readonly backColours: {
    readonly house: string
    readonly blue: string
    readonly green: string
    readonly black: string
  }
  readonly hand: string
  readonly hands: {
    readonly right: string
    readonly left: string
  }
}
