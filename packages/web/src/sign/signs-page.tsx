import type { SignsReply } from '@cardroom/protocol'
import { Page } from '../frame/page.tsx'
import { useMessages } from '../messages/messages.ts'
import { useFetched } from '../net/fetched.ts'
import { Link } from '../routing/link.tsx'
import { useRoute } from '../routing/router.ts'
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
    <Page title={m.sign.allOf(name)} className="sign-page">
      <p className="crumbs">
        <Link href={`/rules/${id}`}>{m.rules.sheetOf(name)}</Link>
      </p>
      <div className="sheet-head no-print">
        <h1>{m.sign.allOf(name)}</h1>
        <button type="button" className="btn quiet small" onClick={() => window.print()}>
          {m.rules.print}
        </button>
      </div>
      <p className="lead no-print">{m.sign.allLead}</p>
      {signs.state === 'waiting' ? <p className="wait">{m.app.loading}</p> : null}
      {signs.state === 'failed' ? <p className="wrong">{m.app.broken(signs.why)}</p> : null}
      {signs.state === 'there' && shown.length === 0 ? <p className="no-print">{m.sign.none}</p> : null}
      {shown.map(({ schedule, sign }) => (
        <SignBoard key={schedule} sign={sign} />
      ))}
    </Page>
  )
}
