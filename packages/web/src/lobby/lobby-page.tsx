import { rooms } from '@cardroom/rulebook/rooms'
import { familyName, roomName } from '@cardroom/words'
import { useState } from 'react'
import { Page } from '../frame/page.tsx'
import { JoinForm } from '../invite/join-form.tsx'
import { useWhere } from '../local/whereabouts.ts'
import { useMessages } from '../messages/messages.ts'
import { useKnown, useLobby } from '../net/use-line.ts'
import { Link } from '../routing/link.tsx'
import { byRoom, familiesOf } from './grouped.ts'
import { OpenTable } from './open-table.tsx'
import { QuickSeat } from './quick-seat.tsx'
import { TableCard } from './table-card.tsx'

export function LobbyPage() {
  const m = useMessages()
  const { status } = useKnown()
  const lobby = useLobby()
  const where = useWhere()
  const [family, setFamily] = useState<string>()
  const tables = lobby ?? []
  const groups = byRoom(tables, Object.keys(rooms), family)
  return (
    <Page title={m.lobby.title} className="lobby">
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
      {/* Nobody else comes to a card room on one's own device. */}
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
    </Page>
  )
}
