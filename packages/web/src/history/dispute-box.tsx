import type { DisputeReply } from '@cardroom/protocol'
import { type FormEvent, useState } from 'react'
import { useRoomState } from '../connection/use-room-state.ts'
import { useHouseActions, useHouseReply } from '../house/use-house.ts'
import { Alert } from '../shared/frame/failed.tsx'
import { useMessages } from '../shared/messages/messages.ts'

/** A player of a round may dispute it; both sides see the messages and the decision. */
export function DisputeBox({ id }: { id: string }) {
  const m = useMessages()
  const status = useRoomState(state => state.status)
  const path = `/api/rounds/${encodeURIComponent(id)}/dispute`
  const asked = useHouseReply<DisputeReply>(status === 'open' ? path : undefined)
  const { why, busy, act } = useHouseActions(asked.reload)
  const [words, setWords] = useState('')
  const { may, dispute } = asked.value ?? { may: false }
  if (!may && !dispute) return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    void act(path, { words })
  }
  return (
    <section className="dispute" aria-labelledby="dispute">
      <h2 id="dispute">{m.desk.dispute}</h2>
      {dispute ? (
        <div role="status">
          <p>{m.desk.yours({ words: dispute.words })}</p>
          <p>
            {dispute.decided
              ? m.desk.decided({ decision: dispute.decided.decision, words: dispute.decided.words })
              : m.desk.sealed}
          </p>
        </div>
      ) : (
        <form className="house-form" onSubmit={send}>
          <p>{m.desk.disputeLead}</p>
          <label>
            <span>{m.desk.words}</span>
            <textarea
              rows={2}
              required
              maxLength={500}
              value={words}
              onChange={event => setWords(event.target.value)}
            />
          </label>
          <button type="submit" className="btn small" disabled={busy || words.trim() === ''}>
            {m.desk.send}
          </button>
        </form>
      )}
      <Alert why={why} />
    </section>
  )
}
