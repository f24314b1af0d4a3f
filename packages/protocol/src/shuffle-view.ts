/** What anybody needs to check the shuffle: SHA-256 of `secret` is the commitment (README, "The shuffle"). */
export interface ShuffleView {
  /** Published before the wagers; empty until there is one. */
  readonly commitment: string
  readonly added: readonly { readonly name: string; readonly text: string }[]
  /** Only after the round. */
  readonly secret?: string
  /** Of the whole: what the deck was shuffled with. Only after the round. */
  readonly seed?: string
}
