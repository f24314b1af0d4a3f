import type { ListsReply } from '@cardroom/protocol'
import { useRoomState } from '../connection/use-room-state.ts'
import { Alert } from '../shared/frame/failed.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { CalledNames } from './called-names.tsx'
import { useHouseActions, useHouseReply, useReload } from './use-house.ts'

/** The waiting lists of the room: players join them, and see who is called where. */
export default function ListsPage() {
  const m = useMessages()
  const status = useRoomState(state => state.status)
  const name = useRoomState(state => state.name)
  const lists = useHouseReply<ListsReply>(status === 'open' ? '/api/lists' : undefined)
  const { reload } = lists
  const { why, busy, act } = useHouseActions(reload)
  useReload(reload)
  const { value } = lists
  return (
    <PageFrame title={m.desk.lists} className="house">
      <h1>{m.desk.lists}</h1>
      <p className="lead">{m.desk.listsLead}</p>
      <Alert why={why ?? lists.why} />
      {value ? <CalledNames now={value.now} called={value.called} /> : null}
      {value?.lists.map(({ game, name: of, names, free }) => {
        const isOn = names.includes(name)
        return (
          <section key={game} aria-labelledby={`list-${game}`}>
            <h2 id={`list-${game}`}>{of}</h2>
            <p>
              <span className="quiet-words">{m.desk.free({ n: free })}</span>{' '}
              <button
                type="button"
                className={`btn small ${isOn ? 'quiet' : ''}`}
                disabled={busy}
                aria-label={isOn ? m.desk.leaveFor({ game: of }) : m.desk.waitFor({ game: of })}
                onClick={() => act(`/api/lists/${isOn ? 'leave' : 'wait'}`, { game })}
              >
                {isOn ? m.desk.leave : m.desk.wait}
              </button>
            </p>
            {names.length === 0 ? (
              <p className="wait">{m.desk.nobodyWaits}</p>
            ) : (
              <ol className="desk-list">
                {names.map(one => (
                  <li key={one}>{one}</li>
                ))}
              </ol>
            )}
          </section>
        )
      })}
      <p>
        <Link href="/">{m.app.backToLobby}</Link>
      </p>
    </PageFrame>
  )
}
