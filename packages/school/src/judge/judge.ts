import type { Cents, ChipCount, Text } from '@cardroom/engine'
import type {
  AnswerFormat,
  AnswerKey,
  Exercise,
  ExerciseAnswer,
  Explanation,
  Judgement,
  SettleStep,
} from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'

/** One judged point of an answer: right, or wrong in this way. */
type JudgedPoint = Explanation | 'right'

/** Judges an answer by the question and its key alone, so that every machine judges alike. */
export function judgeAnswer(
  { asked, key }: Pick<Exercise, 'asked' | 'key'>,
  answer: ExerciseAnswer,
): Judgement {
  const looks = looksAt(asked, key, answer)
  const wrong = looks.filter(look => look !== 'right')
  const right = looks.length - wrong.length
  return {
    verdict: wrong.length === 0 ? 'right' : right > 0 ? 'partly' : 'wrong',
    right,
    of: looks.length,
    wrong,
  }
}

const WRONG_KIND_OF_ANSWER: readonly JudgedPoint[] = [{ text: sayInSchool('wrong-kind-of-answer') }]

const look = (isRight: boolean, otherwise: () => Text): JudgedPoint =>
  isRight ? 'right' : { text: otherwise() }

function looksAt(asked: AnswerFormat, key: AnswerKey, answer: ExerciseAnswer): readonly JudgedPoint[] {
  switch (key.by) {
    case 'cards': {
      if (answer.by !== 'cards') return WRONG_KIND_OF_ANSWER
      const fine = [key.cards, ...(key.others ?? [])].some(cards => isSame(cards, answer.cards))
      return [look(fine, () => sayInSchool('wrong-cards', { right: key.cards.join(' ') }))]
    }
    case 'seat':
      if (answer.by !== 'seat') return WRONG_KIND_OF_ANSWER
      return [
        look(answer.seat === key.seat, () =>
          sayInSchool('wrong-seat', { given: String(answer.seat), right: String(key.seat) }),
        ),
      ]
    case 'number':
      if (answer.by !== 'number') return WRONG_KIND_OF_ANSWER
      return [
        look(answer.number === key.number, () =>
          sayInSchool('wrong-number', { given: answer.number, right: key.number }),
        ),
      ]
    case 'choice':
      if (answer.by !== 'choice' || asked.by !== 'choice') return WRONG_KIND_OF_ANSWER
      return [
        look(answer.at === key.at, () => sayInSchool('wrong-choice', { right: asked.of[key.at] ?? '' })),
      ]
    case 'cents':
      if (answer.by !== 'cents' || asked.by !== 'cents') return WRONG_KIND_OF_ANSWER
      return asked.of.map(({ key: one, text }) => {
        const [given, right] = [answer.cents[one] ?? 0, key.cents[one] ?? 0]
        return look(given === right, () => sayInSchool('wrong-amount', { what: text, given, right }))
      })
    case 'chips': {
      if (answer.by !== 'chips') return WRONG_KIND_OF_ANSWER
      const [given, right] = [sumOf(answer.chips), sumOf(key.chips)]
      return [look(given === right, () => sayInSchool('wrong-change', { given, right }))]
    }
    case 'settlement':
      return answer.by === 'settlement' ? judgeSettlement(key.steps, answer.steps) : WRONG_KIND_OF_ANSWER
    case 'ruling':
      if (answer.by !== 'ruling' || asked.by !== 'ruling') return WRONG_KIND_OF_ANSWER
      return [
        look(answer.ruling === key.ruling, () =>
          sayInSchool('wrong-ruling', { right: asked.rulings[key.ruling] ?? '' }),
        ),
        look(answer.line === key.line, () =>
          sayInSchool('wrong-line', { right: asked.lines[key.line] ?? '' }),
        ),
      ]
  }
}

const sumOf = (chips: readonly ChipCount[]): Cents =>
  chips.reduce((sum, { cents, count }) => sum + cents * count, 0)

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join() === b.toSorted().join()

/** Each wager counts twice: for its place in the order, and for what was done with it. */
function judgeSettlement(right: readonly SettleStep[], given: readonly SettleStep[]): readonly JudgedPoint[] {
  return right.flatMap((step, at): JudgedPoint[] => {
    const mine = given.find(({ wager }) => wager === step.wager)
    const place = given[at]?.wager === step.wager
    const { does, cents } = step
    return [
      look(place, () => sayInSchool('wrong-place', { place: at + 1 })),
      look(mine?.does === does && mine.cents === cents, () =>
        sayInSchool('wrong-step', { place: at + 1, does, cents }),
      ),
    ]
  })
}
