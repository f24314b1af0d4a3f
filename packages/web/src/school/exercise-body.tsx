import type { Rules } from '@cardroom/engine'
import type { Exercise, ExerciseAnswer } from '@cardroom/school'
import { type Names, seatName, wagerNames } from '@cardroom/words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { type Pointing, PointingContext } from '../shared/pointing/pointing.ts'
import { AnswerPad } from './answer-pad.tsx'
import { SituationFacts, SituationFelt } from './situation.tsx'

interface Props {
  readonly rules: Rules
  readonly exercise: Exercise
  /** The label of the button that gives the answer. */
  readonly giving: string
  /** Nothing once an answer was given. */
  readonly give: ((answer: ExerciseAnswer) => void) | undefined
  /** What is shown instead of the answer pad, or beside it. */
  readonly children: ReactNode
}

/** The table, the question and the answer pad of an exercise. */
export function ExerciseBody({ rules, exercise, giving, give, children }: Props) {
  const m = useMessages()
  const names: Names = { m, players: new Map(), wagers: new Map(wagerNames(rules)) }
  const [answer, setAnswer] = useState<ExerciseAnswer>()
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Focuses the question for keyboards and screen readers.
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

/** Lets seats be tapped on the felt where a seat is the answer. */
function pointingAt(
  { asked }: Exercise,
  names: Names,
  answer: ExerciseAnswer | undefined,
  change: (answer: ExerciseAnswer) => void,
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
