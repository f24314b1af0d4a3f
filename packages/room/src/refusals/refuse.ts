import { refuser } from '@cardroom/engine'
import type {
  AccountRefusals,
  ChatRefusals,
  CountRefusals,
  EveningRefusals,
  HouseRefusals,
  RequestRefusals,
  RoomRefusals,
} from '@cardroom/protocol'

export const refuseAccount = refuser<AccountRefusals>()
export const refuseChat = refuser<ChatRefusals>()
export const refuseCount = refuser<CountRefusals>()
export const refuseEvening = refuser<EveningRefusals>()
export const refuseInHouse = refuser<HouseRefusals>()
export const refuseInRoom = refuser<RoomRefusals>()
export const refuseRequest = refuser<RequestRefusals>()
