import { type Game, gameOf, isRefusal, type Library, type Move, type Rules } from '@cardroom/engine'
import { usualSetup } from '../families/families.ts'
import { type LessonPlan, lessonOf } from './lesson.ts'

/** The wager that a lesson makes on each spot. */
export const LESSON_WAGER = 1000

/** Against a player-dealer the first seat is the bank; in a pot game the learner has the button. */
const seatIn = (rules: Rules): number => ('wagers' in rules ? 2 : 1)

interface LessonWager {
  readonly seat: number
  readonly on: string
  readonly hand?: number
  readonly amount: number
}

/** The wagers that a learner may choose among: those that are made before the deal. */
export const choosableWagers = (rules: Rules) =>
  'wagers' in rules ? rules.wagers.filter(({ kind }) => kind !== 'later') : []

/** The wagers without a choice: the required ones, or the first of the layout. */
export const usualChoice = (rules: Rules): ReadonlySet<string> => {
  const { wagers = [] } = usualSetup(rules) as { wagers?: readonly LessonWager[] }
  return new Set(wagers.filter(({ seat }) => seat === seatIn(rules)).map(({ on }) => on))
}

/** A round for a learner, with the wagers of their choice. */
export function lessonPlanOf(
  rules: Rules,
  library: Library,
  round: number,
  chosen: ReadonlySet<string>,
): LessonPlan {
  const seat = seatIn(rules)
  const usual = usualSetup(rules) as { wagers?: readonly LessonWager[] }
  const own = choosableWagers(rules)
    .filter(({ on }) => chosen.has(on))
    .flatMap(({ on, hands }) =>
      Array.from({ length: hands ?? 1 }, (_, i) => ({
        seat,
        on,
        ...(hands === undefined ? {} : { hand: i + 1 }),
        amount: LESSON_WAGER,
      })),
    )
  const setup = usual.wagers
    ? { ...usual, wagers: [...own, ...usual.wagers.filter(wager => wager.seat !== seat)] }
    : usual
  return { game: gameOf(rules) as Game, library, setup, seed: seedOf(round), seat }
}

const seedOf = (round: number): string => round.toString(16).padStart(64, '0')

const MAX_ROUND_TRIES = 12

/** The first round in which a learner who follows the advice has a decision and stays to the end. */
export function firstLessonRound(rules: Rules, library: Library): number {
  const chosen = usualChoice(rules)
  for (let round = 1; round <= MAX_ROUND_TRIES; round++) {
    if (isWorthwhile(lessonPlanOf(rules, library, round, chosen))) return round
  }
  return 1
}

function isWorthwhile(plan: LessonPlan): boolean {
  const answers: Move[] = []
  for (;;) {
    const lesson = lessonOf(plan, answers)
    if (isRefusal(lesson)) return false
    if (lesson.result) return answers.length > 0
    const { ask, advice } = lesson.stops.at(-1)!.ask!
    // Enough decisions for a lesson, where a round has many.
    if (ask.options.find(({ move }) => move === advice.move)?.ends) return false
    if (answers.length >= ENOUGH_DECISIONS) return true
    answers.push(advice)
  }
}

const ENOUGH_DECISIONS = 6
