import { isRefusal, type Move, type Refusal } from '@cardroom/engine'
import {
  type ChoiceValue,
  isSame,
  leastGap,
  narrowOption,
  type Position,
  type PositionValues,
} from '@cardroom/lab'
import type { PracticeQuestion } from './course.ts'

/** An answer compared with the best one. */
export interface ComparedAnswer {
  readonly chosen: ChoiceValue
  readonly best: ChoiceValue
  /** In units of the first wager and in cents; zero for a right answer. */
  readonly cost: number
  readonly cents: number
}

/** Compares an answer with the best; an amount that is not among the choices is valued by itself. */
export async function compareAnswer(
  { values, position }: PracticeQuestion,
  move: Move,
  valuesOf: (position: Position) => Promise<PositionValues | Refusal>,
): Promise<ComparedAnswer | Refusal> {
  const [first] = values.choices
  const among = values.choices.find(({ choice }) => isSame(choice, move))
  const chosen = among ?? (await valueAlone(position, move, valuesOf))
  if (isRefusal(chosen)) return chosen
  const best = chosen.value > first.value ? chosen : first
  const gap = best.value - chosen.value
  const isRight = gap <= leastGap(values.method, chosen.stderr)
  return { chosen, best, cost: isRight ? 0 : gap, cents: isRight ? 0 : best.cents - chosen.cents }
}

async function valueAlone(
  position: Position,
  move: Move,
  valuesOf: (position: Position) => Promise<PositionValues | Refusal>,
): Promise<ChoiceValue | Refusal> {
  const { ask } = position
  const options = ask.options.filter(option => option.move === move.move)
  const values = await valuesOf({
    ...position,
    ask: { ...ask, options: options.map(option => narrowOption(option, move)) },
  })
  return isRefusal(values) ? values : values.choices[0]
}
