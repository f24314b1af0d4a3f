/** The lab's pictures. */
export interface ChartsWords {
  readonly title: string
  readonly svg: string
  readonly csv: string
  readonly figures: string
  readonly which: string
  readonly wager: string
  readonly bet: string
  readonly pace: string
  readonly hours: string
  readonly kinds: {
    readonly results: string
    readonly night: string
    readonly decks: string
    readonly readings: string
    readonly games: string
    readonly collection: string
  }
  readonly result: string
  readonly chance: string
  readonly edge: string
  readonly decks: string
  readonly reading: string
  readonly asFiled: string
  readonly game: string
  readonly chips: string
  readonly mean: string
  readonly twoOfThree: string
  readonly nineteenOfTwenty: string
  resultsOf(values: { wager: string; game: string }): string
  nightOf(values: { wager: string; game: string }): string
  decksOf(values: { game: string }): string
  readingsOf(values: { wager: string; game: string }): string
  gamesOf(values: { family: string }): string
  perHour(values: { money: string; rounds: string; option: string | undefined }): string
  gainsPerHour(values: { money: string; rounds: string; option: string | undefined }): string
  readonly spreadNote: string
  readonly option: string
  readonly collectedAnHour: string
  collectionOf(values: { game: string }): string
  costsBeside(values: { fee: string; edge: string }): string
  takesMore(values: { fee: string; wager: string }): string
  readonly noOption: string
  counting(values: { done: number; of: number }): string
  readonly oneDeckOnly: string
  readonly noReadings: string
  leftOut(values: { n: number }): string
}
