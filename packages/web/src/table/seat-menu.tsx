import type { Refusal } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import { useState } from 'react'
import type { RoomRequest } from '../connection/room-connection.ts'
import { useRoomConnection } from '../connection/use-room-state.ts'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { go } from '../shared/routing/router.ts'
import { ChangeSeat } from './change-seat.tsx'
import { ChipsForm } from './chips-form.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { MakeUpChoice } from './make-up-choice.tsx'
import { may } from './model.ts'

/** The actions on the own seat: leave, change, sit out, buy chips. */
export function SeatMenu({ table }: { table: TableView }) {
  const m = useMessages()
  const connection = useRoomConnection()
  const [why, setWhy] = useState<Refusal>()
  const [isLeaving, setLeaving] = useState(false)
  const { id } = table
  const ask = async (request: RoomRequest) => {
    const reply = await connection.ask(request)
    setWhy(reply.ok ? undefined : reply.why)
    return reply.ok
  }
  const away = may(table, 'away')
  const chips = may(table, 'chips')
  const change = may(table, 'change-seat')
  const makeUp = may(table, 'make-up')
  return (
    <div className="seat-menu">
      {chips ? (
        <ChipsForm key={chips.usual} bounds={chips} buy={cents => ask({ type: 'chips', table: id, cents })} />
      ) : null}
      {makeUp ? (
        <MakeUpChoice choice={makeUp} choose={how => ask({ type: 'make-up', table: id, how })} />
      ) : null}
      {change ? (
        <ChangeSeat choice={change} to={seat => ask({ type: 'change-seat', table: id, seat })} />
      ) : null}
      {away ? (
        <button
          type="button"
          className="btn quiet small"
          onClick={() => ask({ type: 'away', table: id, away: away.away })}
        >
          {away.away ? m.table.awayNow : m.table.backNow}
        </button>
      ) : null}
      {may(table, 'stand') ? (
        <button type="button" className="btn quiet small" onClick={() => setLeaving(true)}>
          {m.table.leave}
        </button>
      ) : null}
      {isLeaving ? (
        <LeaveDialog
          table={table}
          close={() => setLeaving(false)}
          leave={async () => {
            setLeaving(false)
            if (await ask({ type: 'stand', table: id })) go('/')
          }}
        />
      ) : null}
      <Refused why={why} />
    </div>
  )
}
