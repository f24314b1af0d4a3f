import { roomOf } from '@cardroom/engine'
import type { SearchHit, Topic } from '@cardroom/rulebook/search'
import { roomName } from '@cardroom/words'
import { useDeferredValue, useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { CiteButton } from './cites/cite-button.tsx'
import { useSearch } from './use-search.ts'
import './rulebook.css'

const FIRST_HITS = 10
const FIRST_GAMES = 4

/** Search results in the filings, best first: each rule or incident once, with its games. */
export function SearchHits({ query }: { query: string }) {
  const m = useMessages()
  const sought = useDeferredValue(query)
  const topics = useSearch(sought)
  const [all, setAll] = useState('')
  if (sought.trim().length < 2) return null
  if (!topics) return <p className="wait">{m.app.loading}</p>
  const shown = all === sought ? topics : topics.slice(0, FIRST_HITS)
  return (
    <section className="hits" aria-labelledby="hits">
      <h2 id="hits">{m.rules.found({ hits: topics.length })}</h2>
      <ol>
        {shown.map(topic => (
          <TopicItem key={`${topic.kind} ${topic.title}`} topic={topic} />
        ))}
      </ol>
      {shown.length < topics.length ? (
        <button type="button" className="btn quiet small" onClick={() => setAll(sought)}>
          {m.rules.allHits({ hits: topics.length })}
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
        <p className="quiet-words">
          {m.library.sharedBy({ games: games.length, rooms: m.all(rooms.map(roomName)) })}
        </p>
      ) : null}
      <HitWords hit={best!} />
      {others.length > 0 ? (
        <details>
          <summary>{m.library.otherWordings({ n: others.length })}</summary>
          {others.map(hit => (
            <HitWords key={hit.text} hit={hit} />
          ))}
        </details>
      ) : null}
    </li>
  )
}

/** One wording, and the games that have it. */
function HitWords({ hit: { text, games } }: { hit: SearchHit }) {
  const m = useMessages()
  return (
    <>
      <p>{text}</p>
      <ul className="hit-games">
        {games.slice(0, FIRST_GAMES).map(game => (
          <GameItem key={game.id} {...game} />
        ))}
      </ul>
      {games.length > FIRST_GAMES ? (
        <details>
          <summary>{m.rules.moreGames({ games: games.length - FIRST_GAMES })}</summary>
          <ul className="hit-games">
            {games.slice(FIRST_GAMES).map(game => (
              <GameItem key={game.id} {...game} />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

function GameItem({ id, name, cite }: SearchHit['games'][number]) {
  const room = roomName(roomOf(id))
  return (
    <li>
      <Link href={`/rules/${id}#${encodeURIComponent(cite)}`}>{name}</Link>, {room} <CiteButton cite={cite} />
    </li>
  )
}
