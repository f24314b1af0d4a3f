import type { RoundsReply, SignReply, TableView } from '@cardroom/protocol'
import { type Names, sayLog, sayWager } from '@cardroom/words'
import { useRef, useState } from 'react'
import { useFetched } from '../connection/fetch-json.ts'
import { besideLog } from '../families/family.tsx'
import { FriendsPanel } from '../friends/friends-panel.tsx'
import { LogList } from '../history/record/log-list.tsx'
import { RoundResult } from '../history/round-result.tsx'
import { Failed } from '../shared/frame/failed.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { ChatPanel } from './chat/chat-panel.tsx'
import { useUnread } from './chat/use-unread.ts'
import { tableLogOf } from './model.ts'
import { TableNews } from './table-news.tsx'
import { TableSignPanel } from './table-sign.tsx'

type Tab = 'log' | 'chat' | 'friends' | 'sign' | 'rounds'

/** The tabs of a table; no chat where it is off, and friends only at a private table. */
const tabsOf = ({ chat, word }: TableView): readonly Tab[] => [
  'log',
  ...(chat === 'off' ? [] : ['chat' as const]),
  ...(word === undefined ? [] : ['friends' as const]),
  'sign',
  'rounds',
]

/** The side panel: the log, the sign, chat and earlier rounds. */
export function SidePanel({ table, names, sign }: Props) {
  const m = useMessages()
  const [tab, setTab] = useState<Tab>('log')
  const tabs = tabsOf(table)
  const unread = useUnread(table.id, tab === 'chat')
  const words: Readonly<Record<Tab, string>> = {
    ...m.table.tabs,
    chat: unread > 0 ? m.chat.unread({ n: unread }) : m.chat.title,
    friends: m.friends.title,
  }
  const bar = useRef<HTMLDivElement>(null)
  const step = (by: number) => {
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length]!
    setTab(next)
    bar.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <aside className="side" aria-label={m.table.tabs.label}>
      <div
        className="tabs"
        role="tablist"
        aria-label={m.table.tabs.label}
        ref={bar}
        onKeyDown={event => {
          if (event.key === 'ArrowRight') step(1)
          if (event.key === 'ArrowLeft') step(-1)
        }}
      >
        {tabs.map(one => (
          <button
            type="button"
            key={one}
            role="tab"
            data-tab={one}
            id={`tab-${one}`}
            aria-selected={tab === one}
            aria-controls={`panel-${one}`}
            tabIndex={tab === one ? 0 : -1}
            onClick={() => setTab(one)}
          >
            {words[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className="panel">
        <h2 className="unseen">{words[tab]}</h2>
        {tab === 'log' ? besideLog(table, tableLogOf(table), names) : null}
        {tab === 'log' ? <RoundLog table={table} names={names} /> : null}
        {tab === 'log' ? <TableNews news={table.news} /> : null}
        {tab === 'chat' ? <ChatPanel table={table} /> : null}
        {tab === 'friends' ? <FriendsPanel table={table} /> : null}
        {tab === 'sign' ? <TableSignPanel table={table} sign={sign} /> : null}
        {tab === 'rounds' ? <PastRounds table={table} /> : null}
      </div>
    </aside>
  )
}

interface Props {
  readonly table: TableView
  readonly names: Names
  readonly sign: SignReply | undefined
}

function RoundLog({ table, names }: { table: TableView; names: Names }) {
  const m = useMessages()
  const signs: Names = { ...names, signs: true }
  const log = tableLogOf(table)
  if (log.length > 0) {
    return (
      <>
        <LogList spoken={sayLog(log, names)} shown={sayLog(log, signs)} />
        {table.last && !table.round ? (
          <p className="log-after">
            <Link href={`/rounds/${table.last.id}`}>{m.table.log.seeRound}</Link>
          </p>
        ) : null}
      </>
    )
  }
  const lines = table.last?.result.wagers?.map(line => sayWager(line, names)) ?? []
  return (
    <>
      {table.last ? (
        <p className="log-before">
          {m.table.log.lastRound} · <Link href={`/rounds/${table.last.id}`}>{m.table.log.seeRound}</Link>
        </p>
      ) : (
        <p className="quiet-words">{m.table.log.empty}</p>
      )}
      <LogList spoken={lines} shown={lines} />
    </>
  )
}

function PastRounds({ table }: { table: TableView }) {
  const m = useMessages()
  const rounds = useFetched<RoundsReply>(
    `/api/rounds?table=${encodeURIComponent(table.id)}&limit=30`,
    table.last?.id,
  )
  if (rounds.state === 'waiting') return <p className="quiet-words">{m.app.loading}</p>
  if (rounds.state === 'failed') return <Failed why={rounds.why} />
  if (rounds.value.length === 0) return <p className="quiet-words">{m.rounds.none}</p>
  return (
    <ol className="past-rounds">
      {rounds.value.map(round => (
        <li key={round.id}>
          <Link href={`/rounds/${round.id}`}>{m.time(round.at)}</Link>
          <RoundResult round={round} />
          <span className="quiet-words">{m.all(round.players)}</span>
        </li>
      ))}
    </ol>
  )
}
