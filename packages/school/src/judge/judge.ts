import type { Cents, ChipCount, Text } from '@cardroom/engine'
import type { Answer, Asked, Exercise, Judged, Key, SettleStep, Step } from '../exercise/exercise.ts'
import { say } from '../exercise/sentences.ts'

/** What of an answer was looked at: right, or wrong in this way. */
type Look = Step | 'right'

/** How an answer is judged: only by what was asked and its key, so that every machine judges alike. */
export function judge({ asked, key }: Pick<Exercise, 'asked' | 'key'>, answer: Answer): Judged {
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

const OTHER: readonly Look[] = [{ text: say('wrong-kind-of-answer') }]

const look = (isRight: boolean, otherwise: () => Text): Look => (isRight ? 'right' : { text: otherwise() })

function looksAt(asked: Asked, key: Key, answer: Answer): readonly Look[] {
  switch (key.by) {
    case 'cards': {
      if (answer.by !== 'cards') return OTHER
      const fine = [key.cards, ...(key.others ?? [])].some(cards => isSame(cards, answer.cards))
      return [look(fine, () => say('wrong-cards', { right: key.cards.join(' ') }))]
    }
    case 'seat':
      if (answer.by !== 'seat') return OTHER
      return [
        look(answer.seat === key.seat, () =>
          say('wrong-seat', { given: String(answer.seat), right: String(key.seat) }),
        ),
      ]
    case 'number':
      if (answer.by !== 'number') return OTHER
      return [
        look(answer.number === key.number, () =>
          say('wrong-number', { given: answer.number, right: key.number }),
        ),
      ]
    case 'choice':
      if (answer.by !== 'choice' || asked.by !== 'choice') return OTHER
      return [look(answer.at === key.at, () => say('wrong-choice', { right: asked.of[key.at] ?? '' }))]
    case 'cents':
      if (answer.by !== 'cents' || asked.by !== 'cents') return OTHER
      return asked.of.map(({ key: one, text }) => {
        const [given, right] = [answer.cents[one] ?? 0, key.cents[one] ?? 0]
        return look(given === right, () => say('wrong-amount', { what: text, given, right }))
      })
    case 'chips': {
      if (answer.by !== 'chips') return OTHER
      const [given, right] = [sumOf(answer.chips), sumOf(key.chips)]
      return [look(given === right, () => say('wrong-change', { given, right }))]
    }
    case 'settlement':
      return answer.by === 'settlement' ? settled(key.steps, answer.steps) : OTHER
    case 'ruling':
      if (answer.by !== 'ruling' || asked.by !== 'ruling') return OTHER
      return [
        look(answer.ruling === key.ruling, () =>
          say('wrong-ruling', { right: asked.rulings[key.ruling] ?? '' }),
        ),
        look(answer.line === key.line, () => say('wrong-line', { right: asked.lines[key.line] ?? '' })),
      ]
  }
}

const sumOf = (chips: readonly ChipCount[]): Cents =>
  chips.reduce((sum, { cents, count }) => sum + cents * count, 0)

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join() === b.toSorted().join()

/** Each wager counts twice: for its place in the order, and for what was done with it. */
function settled(right: readonly SettleStep[], given: readonly SettleStep[]): readonly Look[] {
  return right.flatMap((step, at): Look[] => {
    const mine = given.find(({ wager }) => wager === step.wager)
    const place = given[at]?.wager === step.wager
    const { does, cents } = step
    return [
      look(place, () => say('wrong-place', { place: at + 1 })),
      look(mine?.does === does && mine.cents === cents, () =>
        say('wrong-step', { place: at + 1, does, cents }),
      ),
    ]
  })
}
