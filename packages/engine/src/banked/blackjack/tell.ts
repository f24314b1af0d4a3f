import type { ToldStep } from '../../round/told-step.ts'
import type { View } from '../../round/view.ts'
import { cardsSeen } from '../advice.ts'
import { tell } from '../tell-sentences.ts'
import { bankDraws } from './chart.ts'
import type { BlackjackRules } from './rules.ts'
import { countHand } from './value.ts'

/** Whether the player-dealer draws or stands: the chart leaves it no choice. */
export function tellBank(rules: BlackjackRules, view: View): readonly ToldStep[] {
  const cards = cardsSeen(view, 'bank')
  const { kind } = view.awaiting
  const isOpen = kind === 'settlement' || (kind === 'card' && view.awaiting.to === 'bank')
  if (!isOpen || cards.length < 2) return []
  const value = countHand(cards, rules, 'natural')
  if (value.natural || value.over) return []
  const { bank } = rules.chart
  const draws = bankDraws(value, bank)
  if (draws && kind === 'settlement') return []
  const values = { who: 'bank', total: value.points, soft: value.soft }
  return [{ saying: draws ? tell('tell-draws', values) : tell('tell-stands', values), cite: bank.cite }]
}

/** Whether a split, a bonus bet or a verdict looks at suits. */
export function suitsMatter({ split, bonus, verdicts }: BlackjackRules, wagers: readonly string[]): boolean {
  return (
    split.suitedFrom !== undefined ||
    wagers.some(on => bonus[on]?.kind === 'match-the-dealer') ||
    verdicts.some(
      ({ when, on }) => when.includes(SUITED_789) && (on?.some(one => wagers.includes(one)) ?? true),
    )
  )
}

const SUITED_789 = 'bank 7-8-9 of one suit'
