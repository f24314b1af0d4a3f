import { figuresOf, type PlayerDealerRules, payout, type WagerLine } from '@cardroom/engine'
import type { Explanation, FoundExercise } from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import type { Chance } from '../table/chance.ts'
import { bettorOf, decidingPlaces, handSteps, spotOf } from '../table/hands.ts'
import { isSettling, withWagersAt } from '../table/quiet-view.ts'
import type { SeededTable } from '../table/seeded-table.ts'

/** What one wager that has won pays. */
export function wagerPays(
  table: SeededTable,
  rules: PlayerDealerRules,
  chance: Chance,
): FoundExercise | undefined {
  if (!table.playUntil(isSettling)) return undefined
  const view = table.round.view('house')
  const settledBefore = view.log.filter(({ type }) => type === 'settled').length
  table.playOut()
  const { result } = table.round
  const won = (result.wagers ?? [])
    .slice(settledBefore)
    .filter(line => line.outcome === 'win' && line.due > 0 && line.pays === line.due)
  const line = chance.pick(preferOdd(won))
  if (!line) return undefined
  const { amount, due } = line
  const wager = spotOf(rules, line.on)
  return {
    question: sayInSchool('ask-pays', { who: bettorOf(line), wager, hand: line.hand, amount }),
    situation: { view: withWagersAt(view, line.seat), facts: [] },
    asked: { by: 'cents', of: [{ key: 'pays', text: sayInSchool('amount-pays') }] },
    key: { by: 'cents', cents: { pays: due } },
    why: [...handSteps(result, decidingPlaces(line)), ...paidBy(line)],
  }
}

/** Prefers wagers that do not pay even money. */
function preferOdd(lines: readonly WagerLine[]): readonly WagerLine[] {
  const odd = lines.filter(({ odds }) => odds !== '1:1')
  return odd.length > 0 ? odd : lines
}

function paidBy({ odds, amount, due, rule }: WagerLine): Explanation[] {
  if (odds === undefined) return [{ text: sayInSchool('why-prize', { pays: due }), cite: rule }]
  const [pays, every] = figuresOf(odds)
  const isRounded = (amount * pays) % every !== 0
  return [
    { text: sayInSchool('why-pays', { amount, odds, pays: payout(amount, odds) }), cite: rule },
    ...(isRounded ? [{ text: sayInSchool('why-rounded', { pays: due }) }] : []),
  ]
}
