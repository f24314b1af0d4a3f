import type { Ask } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import type { Answer } from './answer.ts'
import { answerOf, type Chosen, offered, type PreAction, situationOf, stillHolds } from './pre-actions.ts'

interface Props {
  readonly table: TableView
  readonly ask: Ask | undefined
  readonly answer: (answer: Answer) => void
}

/** What one decides before one's turn in a pot game; it is answered when the turn comes, if it still holds. */
export function PreActionBar({ table, ask, answer }: Props) {
  const m = useMessages()
  const [chosen, setChosen] = useState<Chosen>()
  const [dropped, setDropped] = useState<Chosen>()
  const answered = useRef('')
  const situation = situationOf(table)
  const { round } = table
  const key = `${round?.id} ${round?.view.log.length}`
  const label = (what: PreAction, price: number): string =>
    what === 'call' ? m.preActions.call(m.money(price)) : m.preActions.says[what]
  useEffect(() => {
    if (!chosen) return
    if (!situation || !stillHolds(chosen, situation)) {
      setChosen(undefined)
      if (situation?.round === chosen.in.round) setDropped(chosen)
      return
    }
    if (!ask || answered.current === key) return
    answered.current = key
    const made = answerOf(chosen, ask)
    if (made) answer(made)
    if (!made || chosen.what !== 'fold-to-any') setChosen(undefined)
  })
  if (!situation || ask) return null
  const isNow = chosen && stillHolds(chosen, situation) ? chosen.what : undefined
  return (
    <fieldset className="pre-actions">
      <legend className="unseen">{m.preActions.title}</legend>
      {offered(situation).map(what => (
        <button
          type="button"
          key={what}
          className="pill"
          aria-pressed={isNow === what}
          onClick={() => {
            setDropped(undefined)
            setChosen(isNow === what ? undefined : { what, in: situation })
          }}
        >
          {label(what, situation.price)}
        </button>
      ))}
      <p className="unseen" role="status">
        {dropped ? m.preActions.dropped(label(dropped.what, dropped.in.price)) : ''}
      </p>
    </fieldset>
  )
}
