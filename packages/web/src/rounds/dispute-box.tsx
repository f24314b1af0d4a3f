import type { DisputeReply } from '@cardroom/protocol'
import { type FormEvent, useState } from 'react'
import { useAsked, useDoing } from '../house/use-house.ts'
import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'

/** Who has played a round may dispute it; both sides see what was said and what was decided. */
export function DisputeBox({ id }: { id: string }) {
  const m = useMessages()
  const { status } = useKnown()
  const path = `/api/rounds/${encodeURIComponent(id)}/dispute`
  const asked = useAsked<DisputeReply>(status === 'open' ? path : undefined)
  const { why, busy, act } = useDoing(asked.reload)
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
          <p>{m.desk.yours(dispute.words)}</p>
          <p>
            {dispute.decided
              ? m.desk.decided(dispute.decided.decision, dispute.decided.words)
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
      {why === undefined ? null : (
        <p className="wrong" role="alert">
          {why}
        </p>
      )}
    </section>
  )
}
