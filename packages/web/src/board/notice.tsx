import { useRoomState } from '../connection/use-room-state.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { Screen } from './screen.tsx'

/** A notice while there is nothing to show. */
export function BoardNotice({ children }: { children?: string | undefined }) {
  const m = useMessages()
  const status = useRoomState(state => state.status)
  const waits = status === 'lost' ? m.app.reconnecting : m.app.loading
  return (
    <Screen title={m.board.title}>
      <p className="tv-notice" role="status">
        {children ?? waits}
      </p>
    </Screen>
  )
}
