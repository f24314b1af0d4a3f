import { type Refusal, refuser } from '@cardroom/engine'
import type { Refused, RoomRefusals } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'

export const refuseInRoom = refuser<RoomRefusals>()

/** A refusal as it is sent: as data, and said in English. */
export const refused = (refusal: Refusal): Refused => ({
  code: refusal.code,
  values: refusal.values,
  why: english.refusal(refusal),
})
