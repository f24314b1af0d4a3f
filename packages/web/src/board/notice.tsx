import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'
import { Screen } from './screen.tsx'

/** What is said as long as there is nothing to show. */
export function Notice({ children }: { children?: string | undefined }) {
  const m = useMessages()
  const { status } = useKnown()
  const waits = status === 'lost' ? m.app.reconnecting : m.app.loading
  return (
    <Screen title={m.board.title}>
      <p className="tv-notice" role="status">
        {children ?? waits}
      </p>
    </Screen>
  )
}
