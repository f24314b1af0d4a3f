import type { Refusal } from '@cardroom/engine'
import type { AccountAnswer, AccountRequest } from '@cardroom/protocol'
import { useCallback } from 'react'
import { useRoomConnection } from '../connection/use-room-state.ts'

export type AccountResult =
  | { readonly ok: true; readonly account: AccountAnswer }
  | { readonly ok: false; readonly why: Refusal }

/** Sends a request about the player's account. */
export function useAccountRequest(): (request: AccountRequest) => Promise<AccountResult> {
  const connection = useRoomConnection()
  return useCallback(
    async request => {
      const reply = await connection.ask({ type: 'account', request })
      return reply.ok ? { ok: true, account: reply.account ?? {} } : reply
    },
    [connection],
  )
}
