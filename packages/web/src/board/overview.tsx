import { roomOf } from '@cardroom/engine'
import type { BoardsReply, ListsReply, LobbyTable } from '@cardroom/protocol'
import { roomName } from '@cardroom/words'
import { type CSSProperties, useEffect, useState } from 'react'
import { useWhere } from '../connection/local/whereabouts.ts'
import { useLobby, useRoomState } from '../connection/use-room-state.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { NameCalls } from './calls.tsx'
import { BoardNotice } from './notice.tsx'
import { Screen } from './screen.tsx'
import { usePolled } from './use-polled.ts'

/** Tables in a column, by the screen's orientation; then how long each page is shown. */
const ROWS_BY_ORIENTATION = { portrait: 24, landscape: 11 }
const PAGE_TURN_MS = 12_000
/** Milliseconds between two requests for the waiting lists. */
const LISTS_POLL_MS = 3_000

const portrait = matchMedia('(orientation: portrait)')

/** All tables of the room with game, limits, open seats and waiting list, page after page. */
export function Overview() {
  const m = useMessages()
  const status = useRoomState(state => state.status)
  const lobby = useLobby()
  const boards = usePolled<BoardsReply>('/api/boards', `${status} ${lobby?.length}`)
  const where = useWhere()
  const looks = useCounting(LISTS_POLL_MS)
  const lists = usePolled<ListsReply>(where === 'device' ? undefined : '/api/lists', `${status} ${looks}`)
  const mustMove = new Map(lists?.mustMove.map(({ table, to }) => [table, to]))
  const isUpright = useUpright()
  const rows = ROWS_BY_ORIENTATION[isUpright ? 'portrait' : 'landscape']
  const tables = (lobby ?? []).filter(({ phase }) => phase !== 'not-opened').toSorted(byLife)
  const columns = isUpright || tables.length <= rows ? 1 : 2
  const pages = Math.max(1, Math.ceil(tables.length / (rows * columns)))
  const page = useCounting(PAGE_TURN_MS) % pages
  if (!lobby) return <BoardNotice />
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
      {lists ? <NameCalls lists={lists} /> : null}
    </Screen>
  )
}

type Words = ReturnType<typeof useMessages>

interface RowProps {
  readonly table: LobbyTable
  readonly code: string | undefined
  /** The main game that players here must move to. */
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
          {free > 0 ? m.board.openSeats({ free }) : m.board.full}
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

/** The number and the names of the players who wait. */
const waitingWords = (waiting: readonly string[], m: Words): string =>
  waiting.length === 0
    ? ''
    : ` · ${m.joined.labelled({ label: m.board.waits({ count: waiting.length }), what: m.joined.clauses({ pieces: waiting }) })}`

/** Orders tables by people first, then by whether a game is on. */
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

/** Counts up once per interval, in milliseconds. */
function useCounting(every: number): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount(before => before + 1), every)
    return () => clearInterval(timer)
  }, [every])
  return count
}
