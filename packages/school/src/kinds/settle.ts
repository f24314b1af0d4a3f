import {
  type Payout,
  payoutsOf,
  type Rules,
  settledSoFar,
  type WagerLine,
  type WagerSeen,
} from '@cardroom/engine'
import type { Explanation } from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import { bettorOf, handSteps, spotOf } from '../table/hands.ts'
import { isSettling, withoutAnswers } from '../table/quiet-view.ts'
import type { ExerciseMaker } from './exercise-maker.ts'

/** The most wagers of a settlement on paper. */
const MAX_WAGERS = 16

/** Every wager of the table in the filed order: taken, paid or handed back, as far as the cover goes. */
export const settleExercise: ExerciseMaker = {
  has: rules => 'wagers' in rules,
  find(table) {
    const { rules } = table.game
    if (!('wagers' in rules) || !table.playUntil(isSettling)) return undefined
    const view = table.round.view('house')
    const { bank, wagers } = view
    if (!bank || wagers.length < 2 || wagers.length > MAX_WAGERS) return undefined
    const before = settledSoFar(view)
    table.playOut()
    const { result } = table.round
    const { readings } = table.house.posted
    const payouts = payoutsOf(result.wagers ?? [], { bank, readings })
    const steps = payouts
      .slice(before.length)
      .map(payout => ({ payout, wager: placeIn(wagers, payout.line) }))
    if (steps.length !== wagers.length || steps.some(({ wager }) => wager < 0)) return undefined
    const isShort = payouts.some(({ coverEnds, unpaid }) => coverEnds || unpaid > 0)
    const left = payouts[before.length - 1]?.left
    return {
      question: sayInSchool('ask-settle'),
      situation: {
        view: withoutAnswers(view),
        facts: [
          { text: sayInSchool('fact-bank-wager', { cents: bank.wager }) },
          ...(left ? [{ text: sayInSchool('fact-cover-left', { ...left }) }] : []),
        ],
      },
      asked: { by: 'settlement', wagers },
      key: {
        by: 'settlement',
        steps: steps.map(({ wager, payout: { does, cents } }) => ({ wager, does, cents })),
      },
      why: [
        ...handSteps(result, Object.keys(result.hands ?? {})),
        {
          text: sayInSchool('why-order', { first: String(steps[0]?.payout.line.seat) }),
          cite: rules.settle.cite,
        },
        ...steps.flatMap(({ payout }) => done(rules, payout, isShort)),
        ...(isShort ? howCoverRunsOut(rules) : []),
      ],
    }
  },
}

const placeIn = (wagers: readonly WagerSeen[], line: WagerLine): number =>
  wagers.findIndex(
    wager =>
      wager.seat === line.seat &&
      wager.by === line.by &&
      wager.player === line.player &&
      wager.on === line.on &&
      wager.hand === line.hand,
  )

function done(
  rules: Rules,
  { line, does, cents, unpaid, left, coverEnds }: Payout,
  isShort: boolean,
): Explanation[] {
  const wager = spotOf(rules, line.on)
  const step = sayInSchool(`why-${does}`, { who: bettorOf(line), wager, hand: line.hand, cents })
  return [
    { text: step, cite: line.rule },
    ...(unpaid > 0 ? [{ text: sayInSchool('why-unpaid', { cents: unpaid }) }] : []),
    ...(coverEnds ? [{ text: sayInSchool('why-cover-ends') }] : []),
    ...(isShort && !coverEnds && (left.toPay > 0 || left.toTake > 0)
      ? [{ text: sayInSchool('why-cover-left', { ...left }) }]
      : []),
  ]
}

/** The reading by which every chip counts against the cover, or only what is paid. */
const howCoverRunsOut = ({ readings }: Rules): Explanation[] =>
  readings.filter(({ name }) => name === 'coverage').map(({ why, cite }) => ({ text: why, cite }))
