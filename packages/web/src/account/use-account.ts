import type { Refusal } from '@cardroom/engine'
import type { AccountAnswer, AccountRequest, AccountView } from '@cardroom/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useRoomState } from '../connection/use-room-state.ts'
import { useAccountRequest } from './use-account-request.ts'

export interface OwnAccount {
  readonly view: AccountView | undefined
  readonly why: Refusal | undefined
  /** Sends a request, after proof of identity where the server wants it. Nothing if it was refused. */
  readonly request: (request: AccountRequest) => Promise<AccountAnswer | undefined>
  /** The request that waits for proof of identity. */
  readonly proving: { readonly done: () => void; readonly cancel: () => void } | undefined
}

/** The player's own account, updated by each answer. */
export function useAccount(): OwnAccount {
  const ask = useAccountRequest()
  const status = useRoomState(state => state.status)
  const name = useRoomState(state => state.name)
  const [view, setView] = useState<AccountView>()
  const [why, setWhy] = useState<Refusal>()
  const [proving, setProving] = useState<OwnAccount['proving']>()

  const request = useCallback(
    async (wanted: AccountRequest): Promise<AccountAnswer | undefined> => {
      const answer = await ask(wanted)
      if (!answer.ok && answer.why.code === 'prove-first') {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        setProving({ done: () => resolve(true), cancel: () => resolve(false) })
        const isProven = await promise
        setProving(undefined)
        return isProven ? request(wanted) : undefined
      }
      setWhy(answer.ok ? undefined : answer.why)
      if (!answer.ok) return undefined
      if (answer.account.view) setView(answer.account.view)
      return answer.account
    },
    [ask],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: under another name one may be somebody else
  useEffect(() => {
    if (status === 'open') void request({ do: 'show' })
  }, [status, name, request])

  return { view, why, request, proving }
}
