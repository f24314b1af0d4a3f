import type { Refusal } from '@cardroom/engine'
import { Page } from '../frame/page.tsx'
import { Refused } from '../frame/refused.tsx'
import { JoinForm } from '../invite/join-form.tsx'
import { liveliest } from '../lobby/grouped.ts'
import { QuickSeat } from '../lobby/quick-seat.tsx'
import { TableCard } from '../lobby/table-card.tsx'
import { useMessages } from '../messages/messages.ts'
import { useKnown, useLobby } from '../net/use-line.ts'
import { Link } from '../routing/link.tsx'

const OTHERS = 3

/** A table that is not there: why, and where one may go instead. */
export function NoTable({ why }: { why: Refusal }) {
  const m = useMessages()
  const lobby = useLobby() ?? []
  const { name } = useKnown()
  const others = lobby.filter(table => liveliest([table], name))
  return (
    <Page title={m.table.noTable.title} className="lobby">
      <h1>{m.table.noTable.title}</h1>
      <Refused why={why} as="why" className="lead" />
      <JoinForm />
      <QuickSeat tables={others} family={undefined} />
      <ul className="table-cards">
        {others
          .toSorted((a, b) => b.playing - a.playing)
          .slice(0, OTHERS)
          .map(table => (
            <TableCard key={table.id} table={table} />
          ))}
      </ul>
      <Link href="/">{m.app.backToLobby}</Link>
    </Page>
  )
}
