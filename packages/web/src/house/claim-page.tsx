import { useRoomState } from '../connection/use-room-state.ts'
import { Alert } from '../shared/frame/failed.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { go, useRoute } from '../shared/routing/router.ts'
import { useHouseActions } from './use-house.ts'

/** The page behind the link from the terminal: the first to press the button becomes an operator. */
export default function ClaimPage() {
  const m = useMessages()
  const { hash: token } = useRoute()
  const name = useRoomState(state => state.name)
  const status = useRoomState(state => state.status)
  const { why, busy, act } = useHouseActions(() => go('/house'))
  return (
    <PageFrame title={m.house.claimTitle} className="house">
      <h1>{m.house.claimTitle}</h1>
      <p className="lead">{token === '' ? m.house.noLink : m.house.claimLead({ name })}</p>
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
      <Alert why={why} />
    </PageFrame>
  )
}
