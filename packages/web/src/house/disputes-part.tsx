import { DISPUTE_DECISIONS, type DisputesReply, type DisputeView } from '@cardroom/protocol'
import { useState } from 'react'
import { Alert } from '../shared/frame/failed.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { type HouseActions, useHouseActions, useHouseReply } from './use-house.ts'

/** Disputed rounds, with a form for those who may decide. */
export function DisputesPart({ path, mayDecide }: { path: string; mayDecide: boolean }) {
  const m = useMessages()
  const list = useHouseReply<DisputesReply>(`${path}/disputes`)
  const doing = useHouseActions(list.reload)
  const { disputes = [], names = {} } = list.value ?? {}
  const why = doing.why ?? list.why
  return (
    <section aria-labelledby="disputes">
      <h2 id="disputes">{m.desk.disputes}</h2>
      <Alert why={why} />
      {disputes.length === 0 ? <p className="wait">{m.desk.noDisputes}</p> : null}
      <ul className="desk-disputes">
        {disputes.map(dispute => (
          <li key={dispute.round}>
            <p>
              <Link href={`/rounds/${encodeURIComponent(dispute.round)}`}>{dispute.round}</Link>{' '}
              <span className="quiet-words">{m.time(dispute.at)}</span>
            </p>
            <p>{m.desk.disputed({ name: names[dispute.by] ?? dispute.by, words: dispute.words })}</p>
            {dispute.decided ? (
              <p>{m.desk.decided({ decision: dispute.decided.decision, words: dispute.decided.words })}</p>
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

function Decide({ dispute: { round }, doing }: { dispute: DisputeView; doing: HouseActions }) {
  const m = useMessages()
  const [words, setWords] = useState('')
  return (
    <div className="house-form">
      <label>
        <span>{m.desk.answer}</span>
        <textarea rows={2} maxLength={500} value={words} onChange={event => setWords(event.target.value)} />
      </label>
      {DISPUTE_DECISIONS.map(decision => (
        <button
          type="button"
          key={decision}
          className="btn small"
          disabled={doing.busy || words.trim() === ''}
          onClick={() => doing.act('/api/house/disputes/decide', { round, decision, words })}
        >
          {m.desk.decide({ decision })}
        </button>
      ))}
    </div>
  )
}
