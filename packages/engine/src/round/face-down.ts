/** Face-down cards are entered when they are turned over: until then nothing depends on them. */
export interface FaceDown {
  /** Wagers that the cards of a hand may still win when it was given up: it is looked at for them. */
  readonly givenUp: readonly string[]
}
