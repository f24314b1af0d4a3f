import type { GamesReply, OwnDraftReply } from '@cardroom/protocol'
import { roomName } from '@cardroom/words'
import { useState } from 'react'
import { useFetched } from '../../connection/fetch-json.ts'
import { Failed } from '../../shared/frame/failed.tsx'
import { PageFrame } from '../../shared/frame/page-frame.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Link } from '../../shared/routing/link.tsx'
import { go, useRoute } from '../../shared/routing/router.ts'
import { useHouseReply } from '../use-house.ts'
import { DraftEditor } from './draft-editor.tsx'
import './house-rules.css'

/** A game of the room's own, made from a filed one: `/house/rules?from=cameo/ez-baccarat`. */
export default function HouseRulesPage() {
  const m = useMessages()
  const { search } = useRoute()
  const from = new URLSearchParams(search).get('from') ?? ''
  const games = useFetched<GamesReply>('/api/games')
  const list = games.state === 'there' ? games.value : []
  return (
    <PageFrame title={m.rulesDesk.title} className="rules-desk">
      <p className="crumbs">
        <Link href="/house">{m.house.title}</Link>
      </p>
      <h1>{m.rulesDesk.title}</h1>
      <p className="lead">{m.rulesDesk.lead}</p>
      <label>
        <span>{m.rulesDesk.from}</span>{' '}
        <select
          value={from}
          onChange={event => go(`/house/rules?${new URLSearchParams({ from: event.target.value })}`)}
        >
          <option value="">{m.compare.choose}</option>
          {list.map(({ id, name, room }) => (
            <option key={id} value={id}>
              {name}, {roomName(room)}
            </option>
          ))}
        </select>
      </label>
      {from === '' ? null : <Begun key={from} from={from} />}
    </PageFrame>
  )
}

function Begun({ from }: { readonly from: string }) {
  const m = useMessages()
  const [path] = useState(`/api/house/rules/${from}`)
  const draft = useHouseReply<OwnDraftReply>(path)
  if (draft.why !== undefined) return <Failed why={draft.why} />
  if (!draft.value) return <p className="wait">{m.app.loading}</p>
  return <DraftEditor from={from} begun={draft.value} />
}
