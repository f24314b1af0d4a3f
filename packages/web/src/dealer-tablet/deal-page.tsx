import { games } from '@cardroom/rulebook'
import { useState } from 'react'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { useRoute } from '../shared/routing/router.ts'
import { NewSession } from './new-session.tsx'
import { SessionPage } from './session-page.tsx'
import { StoredSessions } from './stored-sessions.ts'
import './deal.css'

/** Tables dealt by hand: the sessions of this tablet, a new one, or the current one. */
export default function DealPage({ id }: { id: string | undefined }) {
  const m = useMessages()
  const { search, hash } = useRoute()
  const [sessions] = useState(() => new StoredSessions().list())
  if (id !== undefined) return <SessionPage key={id} id={id} link={hash} />
  const nameOf = (game: string) => games.find(one => one.id === game)?.name ?? game
  return (
    <PageFrame title={m.deal.title} className="deal-page">
      <h1>{m.deal.title}</h1>
      <p>
        {m.deal.lead} <Link href="/school">{m.library.ways.school}</Link>
      </p>
      {sessions.length === 0 ? null : (
        <section aria-labelledby="deal-sessions">
          <h2 id="deal-sessions">{m.deal.sessions}</h2>
          <ul className="deal-sessions">
            {sessions.map(({ settings, begun }) => (
              <li key={settings.id}>
                <Link className="btn quiet" href={`/deal/${settings.id}`}>
                  {m.deal.goOn({ title: settings.title, game: nameOf(settings.game) })}
                </Link>{' '}
                <time dateTime={new Date(begun).toISOString()}>{m.time(begun)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewSession game={new URLSearchParams(search).get('game') ?? undefined} />
    </PageFrame>
  )
}
