import type { Drawing, Shuffle } from '@cardroom/engine'

/** What is needed to check the shuffle: SHA-256 of `secret` is the commitment (`docs/shuffle.md`). */
export interface ShuffleView extends Shuffle {
  /** Only when its shoe is no longer in use. */
  readonly secret?: string
  /** The seed that the cards were shuffled with. Only with the secret. */
  readonly seed?: string
  /** The drawing, before the first card. Opened texts are shown when all are open. */
  readonly drawing?: Pick<Drawing, 'phase' | 'sealed'>
}
