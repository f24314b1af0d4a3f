import type { AgreedReply, RoundReply } from '@cardroom/protocol'
import { useState } from 'react'
import { postJson } from '../connection/fetch-json.ts'
import { useRoomState } from '../connection/use-room-state.ts'
import { Alert } from '../shared/frame/failed.tsx'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly id: string
  readonly agreed: NonNullable<RoundReply['agreed']>
  /** Called when all have agreed. */
  readonly opened: () => void
}

/** At a sealed table: who agrees to open all cards of the round, and a button to agree. */
export function AgreeBox({ id, agreed, opened }: Props) {
  const m = useMessages()
  const name = useRoomState(state => state.name)
  const [said, setSaid] = useState(false)
  const [why, setWhy] = useState<string>()
  const by = said ? [...agreed.by, name] : agreed.by
  const agree = async () => {
    try {
      const reply = await postJson<AgreedReply>(`/api/rounds/${encodeURIComponent(id)}/agree`)
      if (reply.opened) opened()
      else setSaid(true)
    } catch (error) {
      setWhy((error as Error).message)
    }
  }
  const mayAgree = agreed.of.includes(name) && !by.includes(name)
  return (
    <div className="agree">
      <p>{m.rounds.sealedTable}</p>
      {by.length > 0 ? <p role="status">{m.rounds.agreedBy({ by, of: agreed.of })}</p> : null}
      {mayAgree ? (
        <button type="button" className="btn quiet small" onClick={agree}>
          {m.rounds.agree}
        </button>
      ) : null}
      <Alert why={why} />
    </div>
  )
}
