import { refuser } from '@cardroom/engine'
import type { EveningRefusals } from '@cardroom/protocol'

export const refuseEvening = refuser<EveningRefusals>()
