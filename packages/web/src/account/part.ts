import type { AccountView } from '@cardroom/protocol'
import type { OwnAccount } from './use-account.ts'

/** The properties of every part of the account page. */
export interface AccountPartProps {
  readonly view: AccountView
  readonly request: OwnAccount['request']
}
