/** The rulebook as a library: what belongs together, and the ways from a game to everything about it. */
export interface LibraryWords {
  sharedBy(values: { games: number; rooms: string }): string
  otherWordings(values: { n: number }): string
  readonly whichRounds: string
  yourResult(values: { change: string }): string
  wonMost(values: { name: string; money: string }): string
  readonly nobodyWon: string
  readonly calledOff: string
  readonly noSuchGame: string
  waysOf(values: { game: string }): string
  readonly ways: {
    readonly learn: string
    readonly play: string
    readonly sheet: string
    readonly costs: string
    readonly practise: string
    readonly school: string
  }
}
