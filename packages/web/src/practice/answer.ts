import { isRefusal, type Move, type Refusal } from '@cardroom/engine'
import {
  type ChoiceValue,
  isSame,
  leastGap,
  narrowed,
  type Position,
  type PositionValues,
} from '@cardroom/lab'
import type { Question } from './course.ts'

/** An answer beside the best one. */
export interface Answered {
  readonly chosen: ChoiceValue
  readonly best: ChoiceValue
  /** In units of the first wager and in cents; nothing where the answer was right. */
  readonly cost: number
  readonly cents: number
}

/** What an answer is worth; an amount that is not among the choices is looked at by itself. */
export async function answered(
  { values, position }: Question,
  move: Move,
  valuesOf: (position: Position) => Promise<PositionValues | Refusal>,
): Promise<Answered | Refusal> {
  const [first] = values.choices
  const among = values.choices.find(({ choice }) => isSame(choice, move))
  const chosen = among ?? (await alone(position, move, valuesOf))
  if (isRefusal(chosen)) return chosen
  const best = chosen.value > first.value ? chosen : first
  const gap = best.value - chosen.value
  const isRight = gap <= leastGap(values.method, chosen.stderr)
  return { chosen, best, cost: isRight ? 0 : gap, cents: isRight ? 0 : best.cents - chosen.cents }
}

async function alone(
  position: Position,
  move: Move,
  valuesOf: (position: Position) => Promise<PositionValues | Refusal>,
): Promise<ChoiceValue | Refusal> {
  const { ask } = position
  const options = ask.options.filter(option => option.move === move.move)
  const values = await valuesOf({
    ...position,
    ask: { ...ask, options: options.map(option => narrowed(option, move)) },
  })
  return isRefusal(values) ? values : values.choices[0]
}
