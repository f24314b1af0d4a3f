import type { HouseTablesReply, MeReply, PrivateTableReply, TablesReply } from '@cardroom/protocol'
import { useState } from 'react'
import { useFetched } from '../../connection/fetch-json.ts'
import { useRoomState } from '../../connection/use-room-state.ts'
import { Failed } from '../../shared/frame/failed.tsx'
import { PageFrame } from '../../shared/frame/page-frame.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { wordIn } from '../../shared/routing/invitation-address.ts'
import { Link } from '../../shared/routing/link.tsx'
import { useRoute } from '../../shared/routing/router.ts'
import { useHouseReply } from '../use-house.ts'
import { PostedTable } from './posted-table.tsx'
import './posted.css'

/**
 * Everything that is posted at the current tables, or at one of them (`?table=`), or at the private table of a word
 * (`#word=`): to be printed.
 */
export default function PostedPage() {
  const m = useMessages()
  const words = m.sign
  const { search, hash } = useRoute()
  const only = new URLSearchParams(search).get('table')
  const word = wordIn(hash)
  const invited = useHouseReply<PrivateTableReply>(
    word === undefined ? undefined : `/api/private-tables/${word}`,
  )
  const tables = useFetched<TablesReply>('/api/tables')
  const status = useRoomState(state => state.status)
  const me = useHouseReply<MeReply>(status === 'open' ? '/api/me' : undefined)
  const mayKnow = me.value?.parts.some(part => part === 'floor' || part === 'operator') ?? false
  const [isAll, setAll] = useState(false)
  const desk = useHouseReply<HouseTablesReply>(mayKnow && isAll ? '/api/house/tables' : undefined)
  const hidden = isAll ? (desk.value ?? []).filter(({ isPrivate }) => isPrivate) : []
  const open = tables.state === 'there' ? tables.value.filter(({ phase }) => phase !== 'not-opened') : []
  const byWord = invited.value ? [invited.value] : []
  const shown =
    word === undefined ? [...open, ...hidden].filter(({ id }) => only === null || id === only) : byWord
  return (
    <PageFrame title={words.posted} className="sign-page posted-page">
      <p className="crumbs">
        <Link href="/house">{m.house.title}</Link>
      </p>
      <div className="sheet-head no-print">
        <h1>{words.posted}</h1>
        <button type="button" className="btn" disabled={shown.length === 0} onClick={() => window.print()}>
          {words.printAll}
        </button>
      </div>
      <p className="lead no-print">{words.postedLead}</p>
      {mayKnow ? (
        <label className="switch no-print">
          <input type="checkbox" checked={isAll} onChange={event => setAll(event.target.checked)} />
          <span>{words.privateToo}</span>
        </label>
      ) : null}
      {tables.state === 'waiting' ? <p className="wait">{m.app.loading}</p> : null}
      <Failed why={tables.why} />
      {tables.state === 'there' && shown.length === 0 ? <p className="no-print">{words.noTables}</p> : null}
      {shown.map(({ id, game, title }) => (
        <PostedTable key={id} id={id} game={game} title={title} word={word} />
      ))}
    </PageFrame>
  )
}
