import { type ChoiceValue, leastGap } from '@cardroom/lab'
import { sayValues } from '@cardroom/words'
import { useMessages } from '../messages/messages.ts'
import type { Answered } from './answer.ts'
import { choiceWords } from './choice-words.ts'
import type { Question } from './course.ts'

/** So many choices are listed at most. */
const MOST = 6

/** What an answer costs, what each choice is worth, and why. */
export function Verdict({ question, answer }: { question: Question; answer: Answered }) {
  const m = useMessages()
  const words = m.practice
  const { cost, cents, chosen, best } = answer
  const { choices, notes = [] } = sayValues(m, question.values)
  const shown = listed(choices, chosen)
  const units = (value: number) => m.number(value, 3).replace('-', '−')
  const lowest = Math.min(...shown.map(({ value }) => value))
  const span = best.value - lowest || 1
  const isBest = ({ value, stderr }: ChoiceValue<string>) =>
    best.value - value <= leastGap(question.values.method, stderr)
  return (
    <section className="verdict" aria-label={words.worth}>
      <p role="status" className={cost > 0 ? 'verdict-said down' : 'verdict-said up'}>
        {cost > 0
          ? words.costs(m.money(Math.round(cents)), units(cost))
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
                <strong>{choiceWords(m, one.choice)}</strong>
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
        <p className="quiet-words">{words.more(choices.length - shown.length)}</p>
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

/** The best ones, and the one that was chosen. */
function listed(
  choices: readonly ChoiceValue<string>[],
  chosen: { readonly move: string },
): ChoiceValue<string>[] {
  const first = choices.slice(0, MOST)
  const own = choices.find(({ move }) => move === chosen.move)
  return own && !first.includes(own) ? [...first, own] : first
}
