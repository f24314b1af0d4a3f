import { refuser } from '@cardroom/engine'
import type { RoomRefusals } from '@cardroom/protocol'

export const refuseInRoom = refuser<RoomRefusals>()
