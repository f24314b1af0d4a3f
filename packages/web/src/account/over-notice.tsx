import { useRoomConnection, useRoomState } from '../connection/use-room-state.ts'
import { WithFullLanguage } from '../shared/frame/with-full-language.tsx'

/** Says why the session is over and the player is a guest now. */
export function OverNotice() {
  const connection = useRoomConnection()
  const over = useRoomState(state => state.over)
  if (!over) return null
  return (
    <WithFullLanguage>
      {m => (
        <div className="session-over" role="status">
          <p>
            {m.account.sentence({ why: m.refusal(over) })} {m.account.over.guest}
          </p>
          <button type="button" className="btn small" onClick={() => connection.dismissOver()}>
            {m.account.over.close}
          </button>
        </div>
      )}
    </WithFullLanguage>
  )
}
