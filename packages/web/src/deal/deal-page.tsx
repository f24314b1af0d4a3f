import { games } from '@cardroom/rulebook'
import { useState } from 'react'
import { Page } from '../frame/page.tsx'
import { useMessages } from '../messages/messages.ts'
import { Link } from '../routing/link.tsx'
import { useRoute } from '../routing/router.ts'
import { KeptSessions } from './kept.ts'
import { NewSession } from './new-session.tsx'
import { SessionPage } from './session-page.tsx'
import './deal.css'

/** Tables that a person deals: the sessions of this tablet, another one, or the one that is on. */
export default function DealPage({ id }: { id: string | undefined }) {
  const m = useMessages()
  const { search, hash } = useRoute()
  const [sessions] = useState(() => new KeptSessions().list())
  if (id !== undefined) return <SessionPage key={id} id={id} link={hash} />
  const nameOf = (game: string) => games.find(one => one.id === game)?.name ?? game
  return (
    <Page title={m.deal.title} className="deal-page">
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
                  {m.deal.goOn(settings.title, nameOf(settings.game))}
                </Link>{' '}
                <time dateTime={new Date(begun).toISOString()}>{m.time(begun)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewSession game={new URLSearchParams(search).get('game') ?? undefined} />
    </Page>
  )
}
