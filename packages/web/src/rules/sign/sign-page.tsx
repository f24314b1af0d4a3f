import type { SignReply } from '@cardroom/protocol'
import { useFetched } from '../../connection/fetch-json.ts'
import { Failed } from '../../shared/frame/failed.tsx'
import { PageFrame } from '../../shared/frame/page-frame.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Link } from '../../shared/routing/link.tsx'
import { SignBoard } from './sign-board.tsx'

/** The sign of one table, to be printed. */
export default function SignPage({ table }: { table: string }) {
  const m = useMessages()
  const at = encodeURIComponent(table)
  const sign = useFetched<SignReply>(`/api/tables/${at}/sign`)
  return (
    <PageFrame title={m.sign.title} className="sign-page">
      <p className="crumbs">
        <Link href={`/table/${at}`}>{sign.state === 'there' ? sign.value.name : m.app.backToLobby}</Link>
      </p>
      {sign.state === 'waiting' ? <p className="wait">{m.app.loading}</p> : null}
      <Failed why={sign.why} />
      {sign.state === 'there' ? (
        <>
          <button type="button" className="btn quiet small no-print" onClick={() => window.print()}>
            {m.sign.print}
          </button>
          <SignBoard sign={sign.value} />
        </>
      ) : null}
    </PageFrame>
  )
}
