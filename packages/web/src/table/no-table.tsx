import type { Refusal } from '@cardroom/engine'
import { useLobby, useRoomState } from '../connection/use-room-state.ts'
import { JoinForm } from '../friends/invite/join-form.tsx'
import { QuickSeat } from '../lobby/quick-seat.tsx'
import { TableCard } from '../lobby/table-card.tsx'
import { liveliestTable } from '../lobby/tables-by-room.ts'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'

const MAX_OTHER_TABLES = 3

/** A missing table: why, and which tables to go to instead. */
export function NoTable({ why }: { why: Refusal }) {
  const m = useMessages()
  const lobby = useLobby() ?? []
  const name = useRoomState(state => state.name)
  const others = lobby.filter(table => liveliestTable([table], name))
  return (
    <PageFrame title={m.table.noTable.title} className="lobby">
      <h1>{m.table.noTable.title}</h1>
      <Refused why={why} as="why" className="lead" />
      <JoinForm />
      <QuickSeat tables={others} family={undefined} />
      <ul className="table-cards">
        {others
          .toSorted((a, b) => b.playing - a.playing)
          .slice(0, MAX_OTHER_TABLES)
          .map(table => (
            <TableCard key={table.id} table={table} />
          ))}
      </ul>
      <Link href="/">{m.app.backToLobby}</Link>
    </PageFrame>
  )
}
