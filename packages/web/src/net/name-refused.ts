import { type Refusal, refuser } from '@cardroom/engine'
import { isPlayerName } from '@cardroom/protocol'
import type { PageRefusals } from '@cardroom/words'

const refuse = refuser<PageRefusals>()

/** Why nobody is called so. */
export const nameRefused = (name: string): Refusal | undefined =>
  isPlayerName(name) ? undefined : refuse('page-not-a-name')
