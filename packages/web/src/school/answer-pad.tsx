import type { Exercise, ExerciseAnswer } from '@cardroom/school'
import type { Names } from '@cardroom/words'
import { AmountsPad } from './amounts-pad.tsx'
import { CardsPad } from './cards-pad.tsx'
import { ChipsPad } from './chips-pad.tsx'
import { ChoicePad, NumberPad, SeatPad } from './pick-pads.tsx'
import { RulingPad } from './ruling-pad.tsx'
import { SettlementPad } from './settlement-pad.tsx'

interface Props {
  readonly exercise: Exercise
  readonly answer: ExerciseAnswer | undefined
  readonly change: (answer: ExerciseAnswer | undefined) => void
  readonly done: () => void
  readonly names: Names
}

/** The pad that answers an exercise. */
export function AnswerPad({ exercise: { asked, situation }, answer, change, done, names }: Props) {
  const rest = { change, done, names }
  switch (asked.by) {
    case 'cards':
      return <CardsPad asked={asked} view={situation.view} {...rest} />
    case 'seat':
      return <SeatPad asked={asked} answer={answer?.by === 'seat' ? answer : undefined} {...rest} />
    case 'number':
      return <NumberPad asked={asked} answer={answer?.by === 'number' ? answer : undefined} {...rest} />
    case 'choice':
      return <ChoicePad asked={asked} answer={answer?.by === 'choice' ? answer : undefined} {...rest} />
    case 'cents':
      return <AmountsPad asked={asked} {...rest} />
    case 'chips':
      return <ChipsPad asked={asked} {...rest} />
    case 'settlement':
      return <SettlementPad asked={asked} {...rest} />
    case 'ruling':
      return <RulingPad asked={asked} {...rest} />
  }
}
