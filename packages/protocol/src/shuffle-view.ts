import type { Drawing, Shuffle } from '@cardroom/engine'

/** What anybody needs to check the shuffle: SHA-256 of `secret` is the commitment (`docs/shuffle.md`). */
export interface ShuffleView extends Shuffle {
  /** Only when its shoe is no longer in use. */
  readonly secret?: string
  /** Of the whole: what the cards were shuffled with. Only with the secret. */
  readonly seed?: string
  /** How it is being drawn, before the first card. What was opened is shown when all of it is. */
  readonly drawing?: Pick<Drawing, 'phase' | 'sealed'>
}
