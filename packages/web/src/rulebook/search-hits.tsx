import type { Hit } from '@cardroom/rulebook/search'
import { roomName } from '@cardroom/words'
import { useDeferredValue, useState } from 'react'
import { Cite } from '../cites/cite.tsx'
import { useMessages } from '../messages/messages.ts'
import { Link } from '../routing/link.tsx'
import { useSearch } from './use-search.ts'
import './rulebook.css'

const FIRST = 10
const GAMES = 4

/** What the filings say about some words, best first. */
export function SearchHits({ query }: { query: string }) {
  const m = useMessages()
  const sought = useDeferredValue(query)
  const hits = useSearch(sought)
  const [all, setAll] = useState('')
  if (sought.trim().length < 2) return null
  if (!hits) return <p className="wait">{m.app.loading}</p>
  const shown = all === sought ? hits : hits.slice(0, FIRST)
  return (
    <section className="hits" aria-labelledby="hits">
      <h2 id="hits">{m.rules.found(hits.length)}</h2>
      <ol>
        {shown.map(hit => (
          <HitItem key={`${hit.kind} ${hit.title} ${hit.text}`} hit={hit} />
        ))}
      </ol>
      {shown.length < hits.length ? (
        <button type="button" className="btn quiet small" onClick={() => setAll(sought)}>
          {m.rules.allHits(hits.length)}
        </button>
      ) : null}
    </section>
  )
}

function HitItem({ hit }: { hit: Hit }) {
  const m = useMessages()
  const { kind, title, text, games } = hit
  return (
    <li className="hit">
      <h3>
        {title} <span className="kind">{m.rules.kinds[kind]}</span>
      </h3>
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
    </li>
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
