import type { AccountView } from '@cardroom/protocol'
import type { OwnAccount } from './use-account.ts'

/** What a part of the account's page is given. */
export interface Part {
  readonly view: AccountView
  readonly wish: OwnAccount['wish']
}
