import type { PositionValues } from '@cardroom/lab'
import { useId, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import type { Answered } from '../values/use-values.ts'
import { choiceSaid, firstSaid, methodSaid, shareIn, worthSaid } from './told.ts'
import './coach.css'

/** So many choices are listed; of a hand that can be set in twenty ways nobody reads all. */
const MOST = 8

interface Props {
  readonly answered: Answered<PositionValues>
  /** A hand is set as two: what the house way comes to is told beside the best. */
  readonly isSetting?: boolean
  /** What is said is no solved strategy: that is never left out. */
  readonly isEstimate?: boolean
}

/** What the coach says of a decision: the best, and on demand what all are worth and why. */
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
          {answered.state === 'broken' ? m.app.broken(answered.why) : null}
          {values ? <strong>{firstSaid(values, m, { isEstimate, signs: true })}</strong> : null}
          {values && isSetting ? ` ${houseWaySaid(values, m)}` : null}
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

/** The choice that names no cards sets the hand by the house way. */
function houseWaySaid({ choices }: PositionValues, m: ReturnType<typeof useMessages>): string {
  const [best] = choices
  const houseWay = choices.find(({ choice }) => choice.cards === undefined)
  if (!houseWay) return ''
  const less = best.cents - houseWay.cents
  return less > 0 ? m.coach.houseWayCosts(m.money(Math.max(1, Math.round(less)))) : m.coach.houseWayIsBest
}

function Choices({ values }: { values: PositionValues }) {
  const m = useMessages()
  const share = shareIn(values)
  const [best] = values.choices
  const listed = values.choices.filter(
    ({ choice }, at) => at < MOST || (choice.cards === undefined && choice.cents === undefined),
  )
  return (
    <>
      <ol className="coach-choices">
        {listed.map(one => (
          <li key={one.move} data-best={one.cents === best.cents ? '' : undefined}>
            <span className="coach-bar" style={{ width: `${100 * share(one)}%` }} />
            <span className="coach-choice">{choiceSaid(one, m, true)}</span>
            <span className="coach-worth">{worthSaid(one, m)}</span>
            <span className="coach-why">{m.say(one.why)}</span>
          </li>
        ))}
      </ol>
      <p className="quiet-words">
        {m.coach.what} {methodSaid(values, m)}
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
