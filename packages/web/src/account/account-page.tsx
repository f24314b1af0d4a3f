import { Page } from '../frame/page.tsx'
import { Refused } from '../frame/refused.tsx'
import { useMessages } from '../messages/messages.ts'
import { Link } from '../routing/link.tsx'
import { CodesPart } from './codes-part.tsx'
import { NamePart } from './name-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { ProveDialog } from './prove-dialog.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { useAccount } from './use-account.ts'

/** Who one is here, by what one comes in, and where one is signed in. */
export default function AccountPage() {
  const m = useMessages()
  const { view, why, wish, proving } = useAccount()
  const words = m.account
  if (!view) {
    return (
      <Page title={words.title}>
        <p className="wait">{m.app.connecting}</p>
      </Page>
    )
  }
  const isAccount = view.password !== null || view.passkeys.length > 0
  const byCode = view.sessions.some(({ isThis, by }) => isThis && by === 'code')
  return (
    <Page title={words.title} className="account">
      <h1>{isAccount ? words.title : words.guestTitle}</h1>
      <p className="lead">{isAccount ? words.lead : words.guestLead}</p>
      <p>
        <Link href="/me/play">{m.myPlay.link}</Link>
      </p>
      {byCode ? <p className="account-warning">{words.byCode}</p> : null}
      <Refused why={why} as="sentence" />
      <NamePart />
      <PasskeysPart view={view} wish={wish} />
      <PasswordPart view={view} wish={wish} />
      {isAccount ? <CodesPart view={view} wish={wish} /> : null}
      <SessionsPart view={view} wish={wish} isAccount={isAccount} />
      {proving ? <ProveDialog view={view} done={proving.done} cancel={proving.cancel} /> : null}
    </Page>
  )
}
