import { refuser } from '@cardroom/engine'
import type { CountRefusals } from '@cardroom/protocol'

export const refuseCount = refuser<CountRefusals>()
