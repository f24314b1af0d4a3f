import type { AgreedReply, RoundReply } from '@cardroom/protocol'
import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { postJson } from '../net/fetched.ts'
import { useKnown } from '../net/use-line.ts'

interface Props {
  readonly id: string
  readonly agreed: NonNullable<RoundReply['agreed']>
  /** All have agreed. */
  readonly opened: () => void
}

/** At a sealed table: who would have all cards of the round opened, and the own word for it. */
export function AgreeBox({ id, agreed, opened }: Props) {
  const m = useMessages()
  const { name } = useKnown()
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
      {by.length > 0 ? <p role="status">{m.rounds.agreedBy(by, agreed.of)}</p> : null}
      {mayAgree ? (
        <button type="button" className="btn quiet small" onClick={agree}>
          {m.rounds.agree}
        </button>
      ) : null}
      {why === undefined ? null : (
        <p className="wrong" role="alert">
          {why}
        </p>
      )}
    </div>
  )
}
