import type { Refusal } from '@cardroom/engine'
import type { LobbyTable } from '@cardroom/protocol'
import { familyName } from '@cardroom/words'
import { useState } from 'react'
import { useRoomConnection, useRoomState } from '../connection/use-room-state.ts'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { go } from '../shared/routing/router.ts'
import { liveliestTable } from './tables-by-room.ts'

interface Props {
  readonly tables: readonly LobbyTable[]
  readonly family: string | undefined
}

/** Takes a seat at once, at the liveliest of the shown tables. */
export function QuickSeat({ tables, family }: Props) {
  const m = useMessages()
  const connection = useRoomConnection()
  const name = useRoomState(state => state.name)
  const [why, setWhy] = useState<Refusal>()
  const table = liveliestTable(tables, name)
  const play = async () => {
    if (!table) return
    const reply = await connection.ask({ type: 'sit', table: table.id })
    if (reply.ok) go(`/table/${encodeURIComponent(table.id)}`)
    else setWhy(reply.why)
  }
  return (
    <div className="quick-seat">
      <button type="button" className="btn main large" disabled={!table} onClick={play}>
        {family === undefined ? m.lobby.anySeat : m.lobby.anySeatAt({ family: familyName(m, family) })}
      </button>
      <Refused why={why} />
    </div>
  )
}
