import type { Ask } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import { useEffect, useRef, useState } from 'react'
import type { MoveAnswer } from '../shared/controls/answer.ts'
import { useMessages } from '../shared/messages/messages.ts'
import {
  type ChosenPreAction,
  offeredPreActions,
  type PreAction,
  preActionAnswer,
  preActionSituationOf,
  stillHolds,
} from './pre-actions.ts'

interface Props {
  readonly table: TableView
  readonly ask: Ask | undefined
  readonly answer: (answer: MoveAnswer) => void
}

/** The pre-actions of a pot game; a chosen one answers when the turn comes, if it still holds. */
export function PreActionBar({ table, ask, answer }: Props) {
  const m = useMessages()
  const [chosen, setChosen] = useState<ChosenPreAction>()
  const [dropped, setDropped] = useState<ChosenPreAction>()
  const answered = useRef('')
  const situation = preActionSituationOf(table)
  const { round } = table
  const key = `${round?.id} ${round?.view.log.length}`
  const label = (what: PreAction, price: number): string =>
    what === 'call' ? m.preActions.call({ money: m.money(price) }) : m.preActions.says[what]
  useEffect(() => {
    if (!chosen) return
    if (!situation || !stillHolds(chosen, situation)) {
      setChosen(undefined)
      if (situation?.round === chosen.in.round) setDropped(chosen)
      return
    }
    if (!ask || answered.current === key) return
    answered.current = key
    const made = preActionAnswer(chosen, ask)
    if (made) answer(made)
    if (!made || chosen.what !== 'fold-to-any') setChosen(undefined)
  })
  if (!situation || ask) return null
  const isNow = chosen && stillHolds(chosen, situation) ? chosen.what : undefined
  return (
    <fieldset className="pre-actions">
      <legend className="unseen">{m.preActions.title}</legend>
      {offeredPreActions(situation).map(what => (
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
        {dropped ? m.preActions.dropped({ what: label(dropped.what, dropped.in.price) }) : ''}
      </p>
    </fieldset>
  )
}
