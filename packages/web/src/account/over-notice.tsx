import { useMessages } from '../messages/messages.ts'
import { useKnown, useLine } from '../net/use-line.ts'

/** Why one is a guest from now on. */
export function OverNotice() {
  const m = useMessages()
  const line = useLine()
  const { over } = useKnown()
  if (!over) return null
  return (
    <div className="session-over" role="status">
      <p>
        {m.account.sentence(m.refusal(over))} {m.account.over.guest}
      </p>
      <button type="button" className="btn small" onClick={() => line.readOver()}>
        {m.account.over.close}
      </button>
    </div>
  )
}
