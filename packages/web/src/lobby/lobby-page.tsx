import { rooms } from '@cardroom/rulebook/rooms'
import { familyName, roomName } from '@cardroom/words'
import { useState } from 'react'
import { useWhere } from '../connection/local/whereabouts.ts'
import { useLobby, useRoomState } from '../connection/use-room-state.ts'
import { JoinForm } from '../friends/invite/join-form.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { OpenTable } from './open-table.tsx'
import { QuickSeat } from './quick-seat.tsx'
import { TableCard } from './table-card.tsx'
import { byRoom, familiesOf } from './tables-by-room.ts'

export function LobbyPage() {
  const m = useMessages()
  const status = useRoomState(state => state.status)
  const lobby = useLobby()
  const where = useWhere()
  const [family, setFamily] = useState<string>()
  const tables = lobby ?? []
  const groups = byRoom(tables, Object.keys(rooms), family)
  return (
    <PageFrame title={m.lobby.title} className="lobby">
      <div className="lobby-head">
        <div>
          <h1>{m.lobby.welcome}</h1>
          <p className="lead">{m.lobby.lead}</p>
          <p>
            <Link href="/me/play">{m.myPlay.title}</Link> · <Link href="/practice">{m.practice.title}</Link> ·{' '}
            <Link href="/lists">{m.desk.lists}</Link> · <Link href="/school">{m.schoolPage.title}</Link>
          </p>
        </div>
        <QuickSeat tables={groups.flatMap(group => group.tables)} family={family} />
      </div>
      <fieldset className="filter">
        <legend className="unseen">{m.lobby.filter}</legend>
        {[undefined, ...familiesOf(tables)].map(one => (
          <button
            type="button"
            key={one ?? ''}
            className="pill"
            aria-pressed={family === one}
            onClick={() => setFamily(one)}
          >
            {one === undefined ? m.lobby.allFamilies : familyName(m, one)}
          </button>
        ))}
      </fieldset>
      {lobby === undefined ? (
        <p className="wait" role="status">
          {status === 'lost' ? m.app.reconnecting : m.app.connecting}
        </p>
      ) : null}
      {lobby !== undefined && groups.length === 0 ? <p className="wait">{m.lobby.noTables}</p> : null}
      {groups.map(({ room, tables: here }) => (
        <section className="room" key={room} aria-labelledby={`room-${room}`} data-room={room}>
          <h2 id={`room-${room}`}>{roomName(room)}</h2>
          <ul className="table-cards">
            {here.map(table => (
              <TableCard key={table.id} table={table} />
            ))}
          </ul>
        </section>
      ))}
      {/* Nobody else plays in the card room on this device. */}
      {where === 'house' ? (
        <section className="tonight" aria-labelledby="tonight">
          <div>
            <h2 id="tonight">{m.friends.tonight}</h2>
            <p>{m.friends.tonightLead}</p>
          </div>
          <Link href="/tonight" className="btn main">
            {m.friends.open}
          </Link>
          <JoinForm />
        </section>
      ) : null}
      <OpenTable />
    </PageFrame>
  )
}
