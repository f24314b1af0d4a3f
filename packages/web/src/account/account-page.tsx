import { PageFrame } from '../shared/frame/page-frame.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { CodesPart } from './codes-part.tsx'
import { NamePart } from './name-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { ProveDialog } from './prove-dialog.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { useAccount } from './use-account.ts'

/** The player's account: the name, the credentials and the open sessions. */
export default function AccountPage() {
  const m = useMessages()
  const { view, why, request, proving } = useAccount()
  const words = m.account
  if (!view) {
    return (
      <PageFrame title={words.title}>
        <p className="wait">{m.app.connecting}</p>
      </PageFrame>
    )
  }
  const isAccount = view.password !== null || view.passkeys.length > 0
  const byCode = view.sessions.some(({ isThis, by }) => isThis && by === 'code')
  return (
    <PageFrame title={words.title} className="account">
      <h1>{isAccount ? words.title : words.guestTitle}</h1>
      <p className="lead">{isAccount ? words.lead : words.guestLead}</p>
      <p>
        <Link href="/me/play">{m.myPlay.link}</Link>
      </p>
      {byCode ? <p className="account-warning">{words.byCode}</p> : null}
      <Refused why={why} as="sentence" />
      <NamePart />
      <PasskeysPart view={view} request={request} />
      <PasswordPart view={view} request={request} />
      {isAccount ? <CodesPart view={view} request={request} /> : null}
      <SessionsPart view={view} request={request} isAccount={isAccount} />
      {proving ? <ProveDialog view={view} done={proving.done} cancel={proving.cancel} /> : null}
    </PageFrame>
  )
}
