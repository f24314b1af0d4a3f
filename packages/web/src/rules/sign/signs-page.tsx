import type { SignsReply } from '@cardroom/protocol'
import { useFetched } from '../../connection/fetch-json.ts'
import { Failed } from '../../shared/frame/failed.tsx'
import { PageFrame } from '../../shared/frame/page-frame.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Link } from '../../shared/routing/link.tsx'
import { useRoute } from '../../shared/routing/router.ts'
import { SignBoard } from './sign-board.tsx'

/** The signs that the tables of a game may have: of one option (`?schedule=own/3`), or of each. */
export default function SignsPage({ id }: { id: string }) {
  const m = useMessages()
  const { search } = useRoute()
  const signs = useFetched<SignsReply>(`/api/games/${id}/signs`)
  const option = new URLSearchParams(search).get('schedule')
  const shown =
    signs.state === 'there' ? signs.value.filter(one => option === null || one.schedule === option) : []
  const name = shown[0]?.sign.name ?? id
  return (
    <PageFrame title={m.sign.allOf({ game: name })} className="sign-page">
      <p className="crumbs">
        <Link href={`/rules/${id}`}>{m.rules.sheetOf({ game: name })}</Link>
      </p>
      <div className="sheet-head no-print">
        <h1>{m.sign.allOf({ game: name })}</h1>
        <button type="button" className="btn quiet small" onClick={() => window.print()}>
          {m.rules.print}
        </button>
      </div>
      <p className="lead no-print">{m.sign.allLead}</p>
      {signs.state === 'waiting' ? <p className="wait">{m.app.loading}</p> : null}
      <Failed why={signs.why} />
      {signs.state === 'there' && shown.length === 0 ? <p className="no-print">{m.sign.none}</p> : null}
      {shown.map(({ schedule, sign }) => (
        <SignBoard key={schedule} sign={sign} />
      ))}
    </PageFrame>
  )
}
