import type { Rules } from '@cardroom/engine'
import type { Answer, Exercise } from '@cardroom/school'
import { type Names, seatName, wagerNames } from '@cardroom/words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { KeyButton } from '../controls/key-button.tsx'
import { useMessages } from '../messages/messages.ts'
import { type Pointing, PointingContext } from '../pointing/pointing.ts'
import { AnswerPad } from './answer-pad.tsx'
import { SituationFacts, SituationFelt } from './situation.tsx'

interface Props {
  readonly rules: Rules
  readonly exercise: Exercise
  /** What the button says that gives the answer. */
  readonly giving: string
  /** Nothing once an answer was given. */
  readonly give: ((answer: Answer) => void) | undefined
  /** What stands there instead of the answer, or beside it. */
  readonly children: ReactNode
}

/** The table, the question, and what it is answered with. */
export function ExerciseBody({ rules, exercise, giving, give, children }: Props) {
  const m = useMessages()
  const names: Names = { m, players: new Map(), wagers: new Map(wagerNames(rules)) }
  const [answer, setAnswer] = useState<Answer>()
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Who goes on by keyboard or by ear begins with the question.
    question.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  const done = () => {
    if (give && answer) give(answer)
  }
  return (
    <div className="school-exercise">
      <h2 className="school-question" ref={question} tabIndex={-1}>
        {m.say(exercise.question)}
      </h2>
      <PointingContext value={give && pointingAt(exercise, names, answer, setAnswer)}>
        <div className="school-table">
          <SituationFelt rules={rules} exercise={exercise} names={names} />
        </div>
      </PointingContext>
      <div className="school-side">
        <SituationFacts rules={rules} exercise={exercise} names={names} />
        {give ? (
          <div className="pad school-pad">
            <AnswerPad exercise={exercise} answer={answer} change={setAnswer} done={done} names={names} />
            <div className="moves">
              <KeyButton look="main" shortcut="Enter" press={done} disabled={!answer}>
                {giving}
              </KeyButton>
              {children}
            </div>
          </div>
        ) : (
          children
        )}
      </div>
    </div>
  )
}

/** Seats are tapped on the felt where a seat is the answer. */
function pointingAt(
  { asked }: Exercise,
  names: Names,
  answer: Answer | undefined,
  change: (answer: Answer) => void,
): Pointing | undefined {
  if (asked.by !== 'seat') return undefined
  return {
    card: () => undefined,
    seat: seat =>
      asked.seats.includes(seat)
        ? {
            press: () => change({ by: 'seat', seat }),
            pressed: answer?.by === 'seat' && answer.seat === seat,
            label: seatName(names, seat),
          }
        : undefined,
  }
}
