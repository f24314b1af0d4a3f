import type { Refusal } from '@cardroom/engine'
import type { AccountAnswer, AccountRequest } from '@cardroom/protocol'
import type { Session } from '../store/account-store.ts'
import type { Person } from '../store/store.ts'

/** The person behind a connection. */
export interface SignedIn {
  readonly person: Person
  readonly session: Session
  /** Has a seat, or waits for one. */
  readonly isSeated: boolean
}

/** Handles the account requests of one connection; the server brings passwords and passkeys. */
export interface AccountHandlers {
  /** What the browser calls itself. */
  readonly browser: string
  handle(request: AccountRequest, who: SignedIn): Promise<AccountAnswer | Refusal>
  /** Does the work that must follow the answer. */
  afterwards(): Promise<void>
}
