import { type Refusal, refuser } from '@cardroom/engine'
import { isPlayerName } from '@cardroom/protocol'
import type { PageRefusals } from '@cardroom/words'

const refuse = refuser<PageRefusals>()

/** Why a name is invalid, if it is. */
export const nameRefused = (name: string): Refusal | undefined =>
  isPlayerName(name) ? undefined : refuse('page-not-a-name')
