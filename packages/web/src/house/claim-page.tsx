import { Page } from '../frame/page.tsx'
import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'
import { go, useRoute } from '../routing/router.ts'
import { useDoing } from './use-house.ts'

/** The link from the terminal: whoever presses the button first is an operator. */
export default function ClaimPage() {
  const m = useMessages()
  const { hash: token } = useRoute()
  const { name, status } = useKnown()
  const { why, busy, act } = useDoing(() => go('/house'))
  return (
    <Page title={m.house.claimTitle} className="house">
      <h1>{m.house.claimTitle}</h1>
      <p className="lead">{token === '' ? m.house.noLink : m.house.claimLead(name)}</p>
      {token === '' ? null : (
        <button
          type="button"
          className="btn main"
          disabled={busy || status !== 'open'}
          onClick={() => act('/api/house/claim', { token })}
        >
          {m.house.claim}
        </button>
      )}
      {why === undefined ? null : (
        <p className="wrong" role="alert">
          {why}
        </p>
      )}
    </Page>
  )
}
