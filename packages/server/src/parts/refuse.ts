import { refuser } from '@cardroom/engine'
import type { HouseRefusals } from '@cardroom/protocol'

export const refuseInHouse = refuser<HouseRefusals>()
