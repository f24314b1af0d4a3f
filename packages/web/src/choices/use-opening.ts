import type { Refusal } from '@cardroom/engine'
import type { TableOptions } from '@cardroom/protocol'
import { useState } from 'react'
import { invitation } from '../invite/address.ts'
import { useLine } from '../net/use-line.ts'
import { go } from '../routing/router.ts'

interface Opening {
  readonly open: (game: string, options: TableOptions) => Promise<void>
  /** Why no table was opened. */
  readonly why: Refusal | undefined
}

/** Opens a table and sits down there. */
export function useOpening(): Opening {
  const line = useLine()
  const [why, setWhy] = useState<Refusal>()
  const open = async (game: string, options: TableOptions) => {
    const opened = await line.ask({ type: 'open', game, options })
    if (!opened.ok) return setWhy(opened.why)
    const { table, word } = opened
    if (table === undefined) return
    await line.ask({ type: 'sit', table })
    go(word === undefined ? `/table/${encodeURIComponent(table)}` : invitation('', table, word))
  }
  return { open, why }
}
