import { refuser } from '@cardroom/engine'
import type { ChatRefusals } from '@cardroom/protocol'

export const refuseToSay = refuser<ChatRefusals>()
