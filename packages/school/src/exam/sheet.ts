import type { Rules, Text, View, WagerSeen } from '@cardroom/engine'
import { isRefusal } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import type { Exercise, Explanation } from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import { bettorOf, spotOf } from '../table/hands.ts'
import type { Examination } from './examination.ts'

/** A question on paper. */
export interface QuestionOnPaper {
  readonly title: Text
  /** What lies on the table, and what else is known. */
  readonly situation: readonly Explanation[]
  readonly question: Text
  /** Where the answer is written. */
  readonly write: readonly Text[]
  readonly key: readonly Text[]
  readonly why: readonly Explanation[]
}

/** An examination on paper: without a language, like every sheet. */
export interface ExamOnPaper {
  readonly title: Text
  readonly made: Text
  readonly marks: Text
  readonly keyTitle: Text
  readonly questions: readonly QuestionOnPaper[]
}

export function onPaper(book: Rulebook, exam: Examination): ExamOnPaper {
  const { name, seed, level, minutes, questions } = exam
  const count = questions.length
  return {
    title: sayInSchool('exam-title', { game: name }),
    made: sayInSchool('exam-made', { seed, level, count, minutes }),
    marks: sayInSchool('exam-name-and-marks', { count }),
    keyTitle: sayInSchool('exam-key'),
    questions: questions.flatMap((one, at) => {
      const game = book.game(one.game)
      if (isRefusal(game)) return []
      const paper = questionOnPaper(game.rules, one, at + 1)
      // Where several games are asked, each question says which.
      const named = one.game === exam.game ? [] : [{ text: game.rules.name }]
      return [{ ...paper, situation: [...named, ...paper.situation] }]
    }),
  }
}

export const questionOnPaper = (rules: Rules, exercise: Exercise, number: number): QuestionOnPaper => ({
  title: sayInSchool('exam-question', { number, kind: exercise.kind }),
  situation: [...lying(rules, exercise).map(text => ({ text })), ...exercise.situation.facts],
  question: exercise.question,
  write: writing(rules, exercise),
  key: keyOf(rules, exercise),
  why: exercise.why,
})

/** What lies on the table, line by line. */
function lying(rules: Rules, { situation: { view }, asked }: Exercise): Text[] {
  const { bank, buttons } = view
  return [
    ...(bank ? [sayInSchool('exam-bank', { who: String(bank.seat), cents: bank.wager })] : []),
    ...buttons.map(({ kind, at }) => sayInSchool('exam-button', { button: kind, who: String(at.seat) })),
    ...hands(view),
    // The wagers that are settled stand where they are numbered.
    ...(asked.by === 'settlement' ? [] : view.wagers.map(wager => wagerLine(rules, wager))),
  ]
}

const hands = ({ piles }: View): Text[] =>
  piles.flatMap(({ place, hand, cards, state }) =>
    cards.length === 0 || cards.every(card => card === '??')
      ? []
      : [sayInSchool('exam-pile', { who: place, hand, cards: cards.join(' '), isOut: state !== undefined })],
  )

const wagerLine = (rules: Rules, wager: WagerSeen): Text =>
  sayInSchool('exam-wager', {
    who: bettorOf(wager),
    wager: spotOf(rules, wager.on),
    hand: wager.hand,
    amount: wager.amount,
  })

const letter = (at: number): string => String.fromCharCode('a'.charCodeAt(0) + at)

const letterOptions = (texts: readonly Text[]): Text[] =>
  texts.map((what, at) => sayInSchool('exam-option', { letter: letter(at), what }))

const blank = (what: Text): Text => sayInSchool('exam-blank', { what })

function writing(rules: Rules, { asked }: Exercise): Text[] {
  switch (asked.by) {
    case 'cards':
      return [sayInSchool('exam-write-cards', { count: asked.count })]
    case 'seat':
      return [sayInSchool('exam-write-seat', { seats: asked.seats })]
    case 'number':
      return [sayInSchool('exam-write-total')]
    case 'choice':
      return letterOptions(asked.of)
    case 'cents':
      return asked.of.map(({ text }) => blank(text))
    case 'chips':
      return [sayInSchool('exam-write-change')]
    case 'settlement':
      return [sayInSchool('exam-write-order'), ...asked.wagers.map(wager => blank(wagerLine(rules, wager)))]
    case 'ruling':
      return [
        sayInSchool('exam-write-ruling'),
        ...letterOptions(asked.rulings),
        ...(asked.lines.length > 1 ? [sayInSchool('exam-write-line'), ...letterOptions(asked.lines)] : []),
      ]
  }
}

function keyOf(rules: Rules, { asked, key }: Exercise): Text[] {
  switch (key.by) {
    case 'cards':
      return [sayInSchool('exam-key-cards', { cards: key.cards.join(' '), others: key.others?.length ?? 0 })]
    case 'seat':
      return [sayInSchool('exam-key-seat', { who: String(key.seat) })]
    case 'number':
      return [sayInSchool('exam-key-total', { total: key.number })]
    case 'choice':
      return asked.by === 'choice' ? letterOptions(asked.of).filter((_, at) => at === key.at) : []
    case 'cents':
      return asked.by === 'cents'
        ? asked.of.map(({ key: one, text }) =>
            sayInSchool('exam-key-amount', { what: text, cents: key.cents[one] ?? 0 }),
          )
        : []
    case 'chips':
      return [
        sayInSchool('exam-key-chips', {
          cents: key.chips.map(({ cents }) => cents),
          counts: key.chips.map(({ count }) => count),
        }),
      ]
    case 'settlement':
      return key.steps.flatMap(({ wager, does, cents }, at) => {
        const of = asked.by === 'settlement' ? asked.wagers[wager] : undefined
        if (!of) return []
        const done = { who: bettorOf(of), wager: spotOf(rules, of.on), hand: of.hand, cents }
        return [
          sayInSchool('exam-option', { letter: String(at + 1), what: sayInSchool(`why-${does}`, done) }),
        ]
      })
    case 'ruling':
      return asked.by === 'ruling'
        ? [
            ...letterOptions(asked.rulings).filter((_, at) => at === key.ruling),
            ...letterOptions(asked.lines).filter((_, at) => asked.lines.length > 1 && at === key.line),
          ]
        : []
  }
}
