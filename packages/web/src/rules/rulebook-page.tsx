import type { GamesReply } from '@cardroom/protocol'
import { feesOnly } from '@cardroom/rulebook/fees-only'
import { familyName, gameName, roomName, type Speaker } from '@cardroom/words'
import { useState } from 'react'
import { useFetched } from '../connection/fetch-json.ts'
import { Failed } from '../shared/frame/failed.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { GameName } from '../shared/game-name/game-name.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { hrefOf } from '../shared/routing/address.ts'
import { IS_SITE } from '../shared/routing/is-site.ts'
import { Link } from '../shared/routing/link.tsx'
import { useRoute } from '../shared/routing/router.ts'
import { gamesByRoom } from '../shared/table-options/games-by-room.ts'
import { SearchHits } from './search-hits.tsx'

interface ListedRow {
  readonly id: string
  readonly name: string
  /** The text beside its name. */
  readonly kind: string
}

/** The rows of games that can be dealt, and of those with filed fees only. */
function gameRowsOf(games: GamesReply, m: Speaker): ListedRow[] {
  const dealt = new Set(games.map(({ id }) => id))
  return [
    ...games.map(({ id, name, family }) => ({ id, name, kind: familyName(m, family) })),
    ...feesOnly
      .filter(({ id }) => !dealt.has(id))
      .map(({ id, name }) => ({ id, name, kind: m.rules.feesOnly })),
  ]
}

/** Every filed game, room by room. */
export default function RulebookPage() {
  const m = useMessages()
  const games = useFetched<GamesReply>('/api/games')
  const { search } = useRoute()
  const [sought, setSought] = useState(() => new URLSearchParams(search).get('q') ?? '')
  const seek = (words: string) => {
    setSought(words)
    history.replaceState(null, '', hrefOf(words ? `/rules?${new URLSearchParams({ q: words })}` : '/rules'))
  }
  const all = games.state === 'there' ? gameRowsOf(games.value, m) : []
  const found = all.filter(game =>
    `${gameName(m, game)} ${game.name} ${game.id}`.toLowerCase().includes(sought.trim().toLowerCase()),
  )
  return (
    <PageFrame title={m.rules.title} className="rulebook">
      <h1>{m.rules.title}</h1>
      <p className="lead">{m.rules.lead}</p>
      <p>
        <Link href="/glossary">{m.terms.title}</Link>
        {IS_SITE ? null : (
          <>
            {' · '}
            <a href="/docs/">{m.rules.reference}</a>
          </>
        )}
      </p>
      <label className="search">
        <span className="unseen">{m.rules.search}</span>
        <input
          type="search"
          placeholder={m.rules.search}
          value={sought}
          onChange={event => seek(event.target.value)}
        />
      </label>
      <Failed why={games.why} />
      {games.state === 'waiting' ? <p className="wait">{m.app.loading}</p> : null}
      {gamesByRoom(found).map(({ room, games: here }) => (
        <section key={room} className="room" aria-labelledby={`room-${room}`} data-room={room}>
          <h2 id={`room-${room}`}>{roomName(room)}</h2>
          <ul className="games">
            {here.map(game => (
              <li key={game.id}>
                <Link href={`/rules/${game.id}`}>
                  <GameName {...game} />
                </Link>
                <span className="quiet-words">{game.kind}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <SearchHits query={sought} />
    </PageFrame>
  )
}
