import { roomOf } from '@cardroom/engine'
import type { BoardsReply, ListsReply, LobbyTable } from '@cardroom/protocol'
import { roomName } from '@cardroom/words'
import { type CSSProperties, useEffect, useState } from 'react'
import { useWhere } from '../local/whereabouts.ts'
import { useMessages } from '../messages/messages.ts'
import { useKnown, useLobby } from '../net/use-line.ts'
import { Calls } from './calls.tsx'
import { Notice } from './notice.tsx'
import { Screen } from './screen.tsx'
import { useKeptAsking } from './use-kept-asking.ts'

/** So many tables are in a column, and each page of them is shown for so many milliseconds. */
const ROWS = { portrait: 24, landscape: 11 }
const TURNS = 12_000
/** Who waits is asked for so often, in milliseconds. */
const LOOKS = 3_000

const portrait = matchMedia('(orientation: portrait)')

/** All tables of the room: game, limits, open seats, waiting list. Pages turn by themselves. */
export function Overview() {
  const m = useMessages()
  const { status } = useKnown()
  const lobby = useLobby()
  const boards = useKeptAsking<BoardsReply>('/api/boards', `${status} ${lobby?.length}`)
  const where = useWhere()
  const looks = useCounting(LOOKS)
  const lists = useKeptAsking<ListsReply>(where === 'device' ? undefined : '/api/lists', `${status} ${looks}`)
  const mustMove = new Map(lists?.mustMove.map(({ table, to }) => [table, to]))
  const isUpright = useUpright()
  const rows = ROWS[isUpright ? 'portrait' : 'landscape']
  const tables = (lobby ?? []).filter(({ phase }) => phase !== 'not-opened').toSorted(byLife)
  const columns = isUpright || tables.length <= rows ? 1 : 2
  const pages = Math.max(1, Math.ceil(tables.length / (rows * columns)))
  const page = useCounting(TURNS) % pages
  if (!lobby) return <Notice />
  const shown = Math.min(rows, Math.ceil(tables.length / columns))
  const codes = new Map(boards?.map(({ table, code }) => [table, code]))
  return (
    <Screen title={m.board.room} layout="tv-overview">
      <header className="tv-head">
        <div className="tv-name">
          <h1>{m.board.tables}</h1>
        </div>
        <p className="tv-status">{status === 'lost' ? m.app.reconnecting : ''}</p>
        {pages > 1 ? (
          <p className="tv-page">
            {page + 1}/{pages}
          </p>
        ) : null}
      </header>
      <ul
        className="tv-tables"
        data-columns={columns}
        style={{ '--columns': columns, '--rows': shown } as CSSProperties}
      >
        {tables.slice(page * rows * columns, (page + 1) * rows * columns).map(table => (
          <TableRow
            key={table.id}
            table={table}
            code={codes.get(table.id)}
            mustMove={mustMove.get(table.id)}
          />
        ))}
      </ul>
      {lists ? <Calls lists={lists} /> : null}
    </Screen>
  )
}

type Words = ReturnType<typeof useMessages>

interface RowProps {
  readonly table: LobbyTable
  readonly code: string | undefined
  /** The main game that whoever sits here must move to. */
  readonly mustMove: string | undefined
}

function TableRow({ table, code, mustMove }: RowProps) {
  const m = useMessages()
  const { id, name, title, game, seats, people, bots, waiting, limits } = table
  const free = seats - people - bots
  const room = roomName(roomOf(game))
  return (
    <li data-room={roomOf(game)} data-table={id}>
      <a href={`/board/${encodeURIComponent(id)}`}>
        <b>{name}</b>
        <span className={`tv-free ${free > 0 ? 'open' : ''}`}>
          {free > 0 ? m.board.openSeats(free) : m.board.full}
        </span>
        <span className="tv-second">
          <span className="tv-where">
            {title === name ? room : `${title} · ${room}`}
            {mustMove === undefined ? null : ` · ${m.desk.mustMove} ${mustMove}`}
            <span className="tv-waiting">{waitingWords(waiting, m)}</span>
          </span>
          <span className="tv-bets">{limits ? m.say(limits) : ''}</span>
        </span>
        <span className="tv-code">{code}</span>
      </a>
    </li>
  )
}

/** How many wait, and who: they are called by name. */
const waitingWords = (waiting: readonly string[], m: Words): string =>
  waiting.length === 0
    ? ''
    : ` · ${m.joined.labelled(m.board.waits(waiting.length), m.joined.clauses(waiting))}`

/** Where people are, first; then where the game is on. */
const byLife = (a: LobbyTable, b: LobbyTable): number =>
  b.people + b.waiting.length - (a.people + a.waiting.length) || b.playing - a.playing

function useUpright(): boolean {
  const [is, setIs] = useState(portrait.matches)
  useEffect(() => {
    const turned = () => setIs(portrait.matches)
    portrait.addEventListener('change', turned)
    return () => portrait.removeEventListener('change', turned)
  }, [])
  return is
}

/** Counts on, once in so many milliseconds. */
function useCounting(every: number): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount(before => before + 1), every)
    return () => clearInterval(timer)
  }, [every])
  return count
}
