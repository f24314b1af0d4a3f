import type { Refusal } from '@cardroom/engine'
import type { LobbyTable } from '@cardroom/protocol'
import { familyName } from '@cardroom/words'
import { useState } from 'react'
import { Refused } from '../frame/refused.tsx'
import { useMessages } from '../messages/messages.ts'
import { useKnown, useLine } from '../net/use-line.ts'
import { go } from '../routing/router.ts'
import { liveliest } from './grouped.ts'

interface Props {
  readonly tables: readonly LobbyTable[]
  readonly family: string | undefined
}

/** A seat at once, at the liveliest table of what is shown. */
export function QuickSeat({ tables, family }: Props) {
  const m = useMessages()
  const line = useLine()
  const { name } = useKnown()
  const [why, setWhy] = useState<Refusal>()
  const table = liveliest(tables, name)
  const play = async () => {
    if (!table) return
    const reply = await line.ask({ type: 'sit', table: table.id })
    if (reply.ok) go(`/table/${encodeURIComponent(table.id)}`)
    else setWhy(reply.why)
  }
  return (
    <div className="quick-seat">
      <button type="button" className="btn main large" disabled={!table} onClick={play}>
        {family === undefined ? m.lobby.anySeat : m.lobby.anySeatAt(familyName(m, family))}
      </button>
      <Refused why={why} />
    </div>
  )
}
