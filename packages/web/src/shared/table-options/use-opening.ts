import type { Refusal } from '@cardroom/engine'
import type { TableOptions } from '@cardroom/protocol'
import { useState } from 'react'
import { useRoomConnection } from '../../connection/use-room-state.ts'
import { invitationAddress } from '../routing/invitation-address.ts'
import { go } from '../routing/router.ts'

interface Opening {
  readonly open: (game: string, options: TableOptions) => Promise<void>
  /** Why no table was opened. */
  readonly why: Refusal | undefined
}

/** Opens a table and sits down there. */
export function useOpening(): Opening {
  const connection = useRoomConnection()
  const [why, setWhy] = useState<Refusal>()
  const open = async (game: string, options: TableOptions) => {
    const opened = await connection.ask({ type: 'open', game, options })
    if (!opened.ok) return setWhy(opened.why)
    const { table, word } = opened
    if (table === undefined) return
    await connection.ask({ type: 'sit', table })
    go(word === undefined ? `/table/${encodeURIComponent(table)}` : invitationAddress('', table, word))
  }
  return { open, why }
}
