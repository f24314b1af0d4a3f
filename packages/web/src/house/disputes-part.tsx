import { DECISIONS, type DisputesReply, type DisputeView } from '@cardroom/protocol'
import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { Link } from '../routing/link.tsx'
import { type Doing, useAsked, useDoing } from './use-house.ts'

/** Rounds that somebody disputes; whoever may decides about them. */
export function DisputesPart({ path, mayDecide }: { path: string; mayDecide: boolean }) {
  const m = useMessages()
  const list = useAsked<DisputesReply>(`${path}/disputes`)
  const doing = useDoing(list.reload)
  const { disputes = [], names = {} } = list.value ?? {}
  const why = doing.why ?? list.why
  return (
    <section aria-labelledby="disputes">
      <h2 id="disputes">{m.desk.disputes}</h2>
      {why === undefined ? null : (
        <p className="wrong" role="alert">
          {why}
        </p>
      )}
      {disputes.length === 0 ? <p className="wait">{m.desk.noDisputes}</p> : null}
      <ul className="desk-disputes">
        {disputes.map(dispute => (
          <li key={dispute.round}>
            <p>
              <Link href={`/rounds/${encodeURIComponent(dispute.round)}`}>{dispute.round}</Link>{' '}
              <span className="quiet-words">{m.time(dispute.at)}</span>
            </p>
            <p>{m.desk.disputed(names[dispute.by] ?? dispute.by, dispute.words)}</p>
            {dispute.decided ? (
              <p>{m.desk.decided(dispute.decided.decision, dispute.decided.words)}</p>
            ) : mayDecide ? (
              <Decide dispute={dispute} doing={doing} />
            ) : (
              <p>{m.desk.sealed}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Decide({ dispute: { round }, doing }: { dispute: DisputeView; doing: Doing }) {
  const m = useMessages()
  const [words, setWords] = useState('')
  return (
    <div className="house-form">
      <label>
        <span>{m.desk.answer}</span>
        <textarea rows={2} maxLength={500} value={words} onChange={event => setWords(event.target.value)} />
      </label>
      {DECISIONS.map(decision => (
        <button
          type="button"
          key={decision}
          className="btn small"
          disabled={doing.busy || words.trim() === ''}
          onClick={() => doing.act('/api/house/disputes/decide', { round, decision, words })}
        >
          {m.desk.decide(decision)}
        </button>
      ))}
    </div>
  )
}
