import { type Refusal, refuser } from '@cardroom/engine'
import { playerName } from '@cardroom/protocol'
import type { PageRefusals } from '@cardroom/words'

const refuse = refuser<PageRefusals>()

/** Why nobody is called so. */
export const nameRefused = (name: string): Refusal | undefined =>
  playerName.safeParse(name).success ? undefined : refuse('page-not-a-name')
