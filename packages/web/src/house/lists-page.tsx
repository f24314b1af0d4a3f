import type { ListsReply } from '@cardroom/protocol'
import { Page } from '../frame/page.tsx'
import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'
import { Link } from '../routing/link.tsx'
import { CalledNames } from './called-names.tsx'
import { useAsked, useDoing, useFresh } from './use-house.ts'

/** The waiting lists of the room: one puts one's name on them, and sees who is called where. */
export default function ListsPage() {
  const m = useMessages()
  const { status, name } = useKnown()
  const lists = useAsked<ListsReply>(status === 'open' ? '/api/lists' : undefined)
  const { reload } = lists
  const { why, busy, act } = useDoing(reload)
  useFresh(reload)
  const { value } = lists
  return (
    <Page title={m.desk.lists} className="house">
      <h1>{m.desk.lists}</h1>
      <p className="lead">{m.desk.listsLead}</p>
      {(why ?? lists.why) === undefined ? null : (
        <p className="wrong" role="alert">
          {why ?? lists.why}
        </p>
      )}
      {value ? <CalledNames now={value.now} called={value.called} /> : null}
      {value?.lists.map(({ game, name: of, names, free }) => {
        const isOn = names.includes(name)
        return (
          <section key={game} aria-labelledby={`list-${game}`}>
            <h2 id={`list-${game}`}>{of}</h2>
            <p>
              <span className="quiet-words">{m.desk.free(free)}</span>{' '}
              <button
                type="button"
                className={`btn small ${isOn ? 'quiet' : ''}`}
                disabled={busy}
                aria-label={isOn ? m.desk.leaveFor(of) : m.desk.waitFor(of)}
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
    </Page>
  )
}
