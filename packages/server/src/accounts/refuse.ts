import { refuser } from '@cardroom/engine'
import type { AccountRefusals } from '@cardroom/protocol'

export const refuseAccount = refuser<AccountRefusals>()
