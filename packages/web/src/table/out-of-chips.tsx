import type { Refusal } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import { useState } from 'react'
import type { RoomRequest } from '../connection/room-connection.ts'
import { useRoomConnection } from '../connection/use-room-state.ts'
import { Dialog } from '../shared/frame/dialog.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { go } from '../shared/routing/router.ts'
import { ChipsForm } from './chips-form.tsx'
import { may } from './model.ts'

/** Offers more chips to a player without any, or to leave. */
export function OutOfChips({ table }: { table: TableView }) {
  const m = useMessages()
  const connection = useRoomConnection()
  const [closed, setClosed] = useState<string>()
  const [why, setWhy] = useState<Refusal>()
  const { id, you } = table
  const round = table.last?.id ?? ''
  const chips = may(table, 'chips')
  const own = table.seats.find(({ seat }) => seat === you.seat)
  const lies = table.wagers.some(wager => (wager.player ?? wager.seat) === you.seat)
  if (!chips || !own?.player || own.stack > 0 || lies || table.bank?.seat === you.seat) return null
  if (closed === round) return null
  const ask = async (request: RoomRequest): Promise<boolean> => {
    const reply = await connection.ask(request)
    setWhy(reply.ok ? undefined : reply.why)
    return reply.ok
  }
  return (
    <Dialog title={m.seating.outOfChips} close={() => setClosed(round)} className="out-of-chips">
      <p>{m.seating.outOfChipsLead}</p>
      <ChipsForm look="main" bounds={chips} buy={cents => void ask({ type: 'chips', table: id, cents })} />
      <button
        type="button"
        className="btn quiet"
        onClick={async () => {
          if (await ask({ type: 'stand', table: id })) go('/')
        }}
      >
        {m.table.leave}
      </button>
      <Refused why={why} />
    </Dialog>
  )
}
