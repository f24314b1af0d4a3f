import type { Refusal } from '@cardroom/engine'
import type { AccountAnswer, AccountView, AccountWish } from '@cardroom/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useKnown } from '../net/use-line.ts'
import { useWish } from './use-wish.ts'

export interface OwnAccount {
  readonly view: AccountView | undefined
  readonly why: Refusal | undefined
  /** Asks for something; who has to show first who they are is asked to. Nothing, if it was refused. */
  readonly wish: (wish: AccountWish) => Promise<AccountAnswer | undefined>
  /** What waits until one has shown who one is. */
  readonly proving: { readonly done: () => void; readonly cancel: () => void } | undefined
}

/** One's own account, as it changes by what one does. */
export function useAccount(): OwnAccount {
  const ask = useWish()
  const { status, name } = useKnown()
  const [view, setView] = useState<AccountView>()
  const [why, setWhy] = useState<Refusal>()
  const [proving, setProving] = useState<OwnAccount['proving']>()

  const wish = useCallback(
    async (wanted: AccountWish): Promise<AccountAnswer | undefined> => {
      const answer = await ask(wanted)
      if (!answer.ok && answer.why.code === 'prove-first') {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        setProving({ done: () => resolve(true), cancel: () => resolve(false) })
        const isProven = await promise
        setProving(undefined)
        return isProven ? wish(wanted) : undefined
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
    if (status === 'open') void wish({ do: 'show' })
  }, [status, name, wish])

  return { view, why, wish, proving }
}
