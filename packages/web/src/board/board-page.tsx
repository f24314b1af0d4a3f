import type { BoardsReply, TableView } from '@cardroom/protocol'
import { useEffect } from 'react'
import { IS_BOARD } from '../connection/local/is-board.ts'
import { keepPage } from '../connection/offline/register.ts'
import { useRoomConnection, useRoomState, useTable } from '../connection/use-room-state.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { wordIn } from '../shared/routing/invitation-address.ts'
import { useRoute } from '../shared/routing/router.ts'
import { openSounds } from '../table/signals/sounds.ts'
import { TableBoard } from './board.tsx'
import { useDealtFeed } from './dealt-feed.ts'
import { BoardNotice } from './notice.tsx'
import { Overview } from './overview.tsx'
import { useDealtBoard } from './use-dealt-board.ts'
import { useLiveBoard } from './use-live-board.ts'
import { usePolled } from './use-polled.ts'
import './board.css'

/** A board's code, typed on a remote control instead of an address. */
const BOARD_CODE = /^[0-9a-z]{4}$/i
/** A missing table may be opened later: milliseconds between two attempts to find it. */
const RETRY_MS = 10_000

/** A screen on the wall, of one table or of all. It has no controls. */
export default function BoardPage({
  table,
  dealt,
}: {
  table: string | undefined
  dealt: string | undefined
}) {
  useScreen()
  if (dealt !== undefined) return <Dealt key={dealt} id={dealt} />
  if (table === undefined) return <Overview />
  return BOARD_CODE.test(table) ? <ByCode code={table} /> : <AtTable key={table} id={table} />
}

function useScreen(): void {
  const { search } = useRoute()
  useEffect(() => {
    // A board has no player: coming from another page, it starts again without one.
    if (!IS_BOARD) location.reload()
    keepPage(load => load())
    openSounds()
  }, [])
  useEffect(() => {
    const look = new URLSearchParams(search).get('look')
    if (look === 'light' || look === 'dark') document.documentElement.dataset.theme = look
  }, [search])
}

function ByCode({ code }: { code: string }) {
  const boards = usePolled<BoardsReply>(
    '/api/boards',
    useRoomState(state => state.status),
  )
  const found = boards?.find(one => one.code === code.toUpperCase())
  if (!boards) return <BoardNotice />
  return <AtTable key={found?.table} id={found?.table ?? code} />
}

function AtTable({ id }: { id: string }) {
  const connection = useRoomConnection()
  const isMissing = useRoomState(({ missing }) => missing.has(id))
  useEffect(() => {
    if (!isMissing) return
    const timer = setInterval(() => connection.ask({ type: 'watch', table: id, changes: true }), RETRY_MS)
    return () => clearInterval(timer)
  }, [connection, id, isMissing])
  return <Watched id={id} />
}

function Watched({ id }: { id: string }) {
  const isMissing = useRoomState(({ missing }) => missing.has(id))
  const table = useTable(id, wordIn(useRoute().hash))
  if (table) return <Live table={table} />
  // An id that is no live table may be a session dealt by hand.
  return isMissing ? <Dealt id={id} /> : <BoardNotice />
}

function Dealt({ id }: { id: string }) {
  const m = useMessages()
  const feed = useDealtFeed(id)
  const model = useDealtBoard(feed)
  if (model) return <TableBoard model={model} />
  return <BoardNotice>{feed.isLost ? m.board.noTable : undefined}</BoardNotice>
}

function Live({ table }: { table: TableView }) {
  const model = useLiveBoard(table)
  return model ? <TableBoard model={model} /> : <BoardNotice />
}
