import type { Hit, Topic } from '@cardroom/rulebook/search'
import { roomName } from '@cardroom/words'
import { useDeferredValue, useState } from 'react'
import { Cite } from '../cites/cite.tsx'
import { useMessages } from '../messages/messages.ts'
import { Link } from '../routing/link.tsx'
import { useSearch } from './use-search.ts'
import './rulebook.css'

const FIRST = 10
const GAMES = 4

/** What the filings say about some words, best first: each rule or incident once, with who shares it. */
export function SearchHits({ query }: { query: string }) {
  const m = useMessages()
  const sought = useDeferredValue(query)
  const topics = useSearch(sought)
  const [all, setAll] = useState('')
  if (sought.trim().length < 2) return null
  if (!topics) return <p className="wait">{m.app.loading}</p>
  const shown = all === sought ? topics : topics.slice(0, FIRST)
  return (
    <section className="hits" aria-labelledby="hits">
      <h2 id="hits">{m.rules.found(topics.length)}</h2>
      <ol>
        {shown.map(topic => (
          <TopicItem key={`${topic.kind} ${topic.title}`} topic={topic} />
        ))}
      </ol>
      {shown.length < topics.length ? (
        <button type="button" className="btn quiet small" onClick={() => setAll(sought)}>
          {m.rules.allHits(topics.length)}
        </button>
      ) : null}
    </section>
  )
}

function TopicItem({ topic: { kind, title, hits, games, rooms } }: { topic: Topic }) {
  const m = useMessages()
  const [best, ...others] = hits
  return (
    <li className="hit">
      <h3>
        {title} <span className="kind">{m.rules.kinds[kind]}</span>
      </h3>
      {games.length > 1 ? (
        <p className="quiet-words">{m.library.sharedBy(games.length, m.all(rooms.map(roomName)))}</p>
      ) : null}
      <HitWords hit={best!} />
      {others.length > 0 ? (
        <details>
          <summary>{m.library.otherWordings(others.length)}</summary>
          {others.map(hit => (
            <HitWords key={hit.text} hit={hit} />
          ))}
        </details>
      ) : null}
    </li>
  )
}

/** One wording, and the games that have it. */
function HitWords({ hit: { text, games } }: { hit: Hit }) {
  const m = useMessages()
  return (
    <>
      <p>{text}</p>
      <ul className="hit-games">
        {games.slice(0, GAMES).map(game => (
          <GameItem key={game.id} {...game} />
        ))}
      </ul>
      {games.length > GAMES ? (
        <details>
          <summary>{m.rules.moreGames(games.length - GAMES)}</summary>
          <ul className="hit-games">
            {games.slice(GAMES).map(game => (
              <GameItem key={game.id} {...game} />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

function GameItem({ id, name, cite }: Hit['games'][number]) {
  const room = roomName(id.slice(0, id.indexOf('/')))
  return (
    <li>
      <Link href={`/rules/${id}#${encodeURIComponent(cite)}`}>{name}</Link>, {room} <Cite cite={cite} />
    </li>
  )
}
