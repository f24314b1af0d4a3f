import type { BoardsReply, TableView } from '@cardroom/protocol'
import { useEffect } from 'react'
import { wordIn } from '../invite/address.ts'
import { IS_BOARD } from '../local/is-board.ts'
import { useMessages } from '../messages/messages.ts'
import { useKnown, useLine, useTable } from '../net/use-line.ts'
import { keepPage } from '../offline/register.ts'
import { useRoute } from '../routing/router.ts'
import { openSounds } from '../signals/sounds.ts'
import { Board } from './board.tsx'
import { useDealtFeed } from './dealt-feed.ts'
import { Notice } from './notice.tsx'
import { Overview } from './overview.tsx'
import { useDealtBoard } from './use-dealt-board.ts'
import { useKeptAsking } from './use-kept-asking.ts'
import { useLiveBoard } from './use-live-board.ts'
import './board.css'

/** What somebody types on a remote control instead of an address. */
const CODE = /^[0-9a-z]{4}$/i
/** A table that is not there may be opened yet: looked for again so often, in milliseconds. */
const LOOK_AGAIN = 10_000

/** A screen that hangs in the room: of one table, or of all. Nobody stands before it who could press anything. */
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
  return CODE.test(table) ? <ByCode code={table} /> : <AtTable key={table} id={table} />
}

function useScreen(): void {
  const { search } = useRoute()
  useEffect(() => {
    // Whoever comes here from another page is somebody: a board is nobody.
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
  const boards = useKeptAsking<BoardsReply>('/api/boards', useKnown().status)
  const found = boards?.find(one => one.code === code.toUpperCase())
  if (!boards) return <Notice />
  return <AtTable key={found?.table} id={found?.table ?? code} />
}

function AtTable({ id }: { id: string }) {
  const line = useLine()
  const isMissing = useKnown().missing.has(id)
  useEffect(() => {
    if (!isMissing) return
    const timer = setInterval(() => line.ask({ type: 'watch', table: id, changes: true }), LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [line, id, isMissing])
  return <Watched id={id} />
}

function Watched({ id }: { id: string }) {
  const { missing } = useKnown()
  const table = useTable(id, wordIn(useRoute().hash))
  if (table) return <Live table={table} />
  // What is no table of the house may be one that a person deals.
  return missing.has(id) ? <Dealt id={id} /> : <Notice />
}

function Dealt({ id }: { id: string }) {
  const m = useMessages()
  const feed = useDealtFeed(id)
  const model = useDealtBoard(feed)
  if (model) return <Board model={model} />
  return <Notice>{feed.isLost ? m.board.noTable : undefined}</Notice>
}

function Live({ table }: { table: TableView }) {
  const model = useLiveBoard(table)
  return model ? <Board model={model} /> : <Notice />
}
