/** Cards as people say them. */
export interface CardsWords {
  readonly ranks: {
    readonly A: string
    readonly K: string
    readonly Q: string
    readonly J: string
    readonly T: string
    readonly '9': string
    readonly '8': string
    readonly '7': string
    readonly '6': string
    readonly '5': string
    readonly '4': string
    readonly '3': string
    readonly '2': string
  }
  readonly suits: {
    readonly s: string
    readonly h: string
    readonly d: string
    readonly c: string
  }
  ofSuit(values: { rank: string; suit: string }): string
  readonly joker: string
  readonly faceDown: string
  faceDownMany(values: { n: number }): string
  tileName(values: { name: string }): string
  tile(values: { high: number; low: number; name: string }): string
  readonly none: string
}
