import type { Refusal } from '@cardroom/engine'
import type { AccountAnswer, AccountWish } from '@cardroom/protocol'
import { useCallback } from 'react'
import { useLine } from '../net/use-line.ts'

export type Answered =
  | { readonly ok: true; readonly account: AccountAnswer }
  | { readonly ok: false; readonly why: Refusal }

/** Asks for something of one's account. */
export function useWish(): (wish: AccountWish) => Promise<Answered> {
  const line = useLine()
  return useCallback(
    async wish => {
      const reply = await line.ask({ type: 'account', wish })
      return reply.ok ? { ok: true, account: reply.account ?? {} } : reply
    },
    [line],
  )
}
