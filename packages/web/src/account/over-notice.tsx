import { Fluently } from '../frame/fluently.tsx'
import { useKnown, useLine } from '../net/use-line.ts'

/** Why one is a guest from now on. */
export function OverNotice() {
  const line = useLine()
  const { over } = useKnown()
  if (!over) return null
  return (
    <Fluently>
      {m => (
        <div className="session-over" role="status">
          <p>
            {m.account.sentence(m.refusal(over))} {m.account.over.guest}
          </p>
          <button type="button" className="btn small" onClick={() => line.readOver()}>
            {m.account.over.close}
          </button>
        </div>
      )}
    </Fluently>
  )
}
