import type { PositionValues } from '@cardroom/lab'
import { useId, useState } from 'react'
import type { ValuesState } from '../lab/values/use-values.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { adviceWords, choiceWords, methodWords, shareIn, worthWords } from './coach-words.ts'
import './coach.css'

/** The most choices that are listed; a hand can be set in twenty ways. */
const MAX_CHOICES = 8

interface Props {
  readonly answered: ValuesState<PositionValues>
  /** A hand is set as two: shows the house way's value beside the best. */
  readonly isSetting?: boolean
  /** The values are estimates, not a solved strategy; the panel always says so. */
  readonly isEstimate?: boolean
}

/** The coach's advice on a decision: the best choice, and on demand all values with reasons. */
export function CoachPanel({ answered, isSetting = false, isEstimate = false }: Props) {
  const m = useMessages()
  const words = m.coach
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const values = answered.state === 'there' ? answered.answer : undefined
  return (
    <section className="coach" aria-label={words.title}>
      <div className="coach-line">
        <p role="status">
          {answered.state === 'waiting' ? words.working : null}
          {answered.state === 'refused' ? m.refusal(answered.why) : null}
          {answered.state === 'broken' ? m.app.broken({ why: answered.why }) : null}
          {values ? <strong>{adviceWords(values, m, { isEstimate, signs: true })}</strong> : null}
          {values && isSetting ? ` ${houseWayWords(values, m)}` : null}
        </p>
        {values ? (
          <button
            type="button"
            className="btn quiet small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.less : words.why}
          </button>
        ) : null}
      </div>
      {values && isEstimate ? <Notes values={values} /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard */}
      <div id={id} className="coach-more" hidden={!isOpen || !values} tabIndex={0}>
        {isOpen && values ? <Choices values={values} /> : null}
        {isOpen && values && !isEstimate ? <Notes values={values} /> : null}
      </div>
    </section>
  )
}

/** The value of the house way: the choice that names no cards. */
function houseWayWords({ choices }: PositionValues, m: ReturnType<typeof useMessages>): string {
  const [best] = choices
  const houseWay = choices.find(({ choice }) => choice.cards === undefined)
  if (!houseWay) return ''
  const less = best.cents - houseWay.cents
  return less > 0
    ? m.coach.houseWayCosts({ money: m.money(Math.max(1, Math.round(less))) })
    : m.coach.houseWayIsBest
}

function Choices({ values }: { values: PositionValues }) {
  const m = useMessages()
  const share = shareIn(values)
  const [best] = values.choices
  const listed = values.choices.filter(
    ({ choice }, at) => at < MAX_CHOICES || (choice.cards === undefined && choice.cents === undefined),
  )
  return (
    <>
      <ol className="coach-choices">
        {listed.map(one => (
          <li key={one.move} data-best={one.cents === best.cents ? '' : undefined}>
            <span className="coach-bar" style={{ width: `${100 * share(one)}%` }} />
            <span className="coach-choice">{choiceWords(one, m, true)}</span>
            <span className="coach-worth">{worthWords(one, m)}</span>
            <span className="coach-why">{m.say(one.why)}</span>
          </li>
        ))}
      </ol>
      <p className="quiet-words">
        {m.coach.what} {methodWords(values, m)}
      </p>
    </>
  )
}

function Notes({ values: { notes = [] } }: { values: PositionValues }) {
  const m = useMessages()
  return notes.map(note => (
    <p className="quiet-words" key={m.say(note)}>
      {m.say(note)}
    </p>
  ))
}
