import { type ChoiceValue, leastGap } from '@cardroom/lab'
import { sayValues } from '@cardroom/words'
import { useMessages } from '../shared/messages/messages.ts'
import type { ComparedAnswer } from './answer.ts'
import { movedChoiceWords } from './choice-words.ts'
import type { PracticeQuestion } from './course.ts'

/** The most choices that are listed. */
const MAX_CHOICES = 6

/** The cost of an answer, and the value of each choice with reasons. */
export function PracticeVerdict({
  question,
  answer,
}: {
  question: PracticeQuestion
  answer: ComparedAnswer
}) {
  const m = useMessages()
  const words = m.practice
  const { cost, cents, chosen, best } = answer
  const { choices, notes = [] } = sayValues(m, question.values)
  const shown = listedChoices(choices, chosen)
  const units = (value: number) => m.number(value, 3).replace('-', '−')
  const lowest = Math.min(...shown.map(({ value }) => value))
  const span = best.value - lowest || 1
  const isBest = ({ value, stderr }: ChoiceValue<string>) =>
    best.value - value <= leastGap(question.values.method, stderr)
  return (
    <section className="verdict" aria-label={words.worth}>
      <p role="status" className={cost > 0 ? 'verdict-said down' : 'verdict-said up'}>
        {cost > 0
          ? words.costs({ money: m.money(Math.round(cents)), units: units(cost) })
          : shown.some(one => !isBest(one))
            ? words.right
            : words.rightAlike}
      </p>
      <h2>{words.worth}</h2>
      <ul className="verdict-choices">
        {shown.map(one => {
          const isYours = one.move === chosen.move
          return (
            <li key={one.move} className={isYours ? 'yours' : undefined}>
              <span className="verdict-choice">
                <strong>{movedChoiceWords(m, one.choice)}</strong>
                {isBest(one) ? <em className="up"> {words.best}</em> : null}
                {isYours ? <em> {words.yours}</em> : null}
              </span>
              <span className="verdict-value">
                {units(one.value)} <span className="unseen">{words.value}</span>
              </span>
              <span className="verdict-bar" aria-hidden="true">
                <span style={{ inlineSize: `${Math.max(2, (100 * (one.value - lowest)) / span)}%` }} />
              </span>
              <span className="quiet-words">{one.why}</span>
            </li>
          )
        })}
      </ul>
      {choices.length > shown.length ? (
        <p className="quiet-words">{words.more({ n: choices.length - shown.length })}</p>
      ) : null}
      {question.values.method === 'simulated' ? <p className="quiet-words">{words.simulated}</p> : null}
      {notes.map(note => (
        <p key={note} className="quiet-words">
          {note}
        </p>
      ))}
    </section>
  )
}

/** The best choices, and the chosen one. */
function listedChoices(
  choices: readonly ChoiceValue<string>[],
  chosen: { readonly move: string },
): ChoiceValue<string>[] {
  const first = choices.slice(0, MAX_CHOICES)
  const own = choices.find(({ move }) => move === chosen.move)
  return own && !first.includes(own) ? [...first, own] : first
}
