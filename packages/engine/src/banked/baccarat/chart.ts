import { type Card, rankOf } from '../../cards/card.ts'
import type { Readings } from '../../rules/readings.ts'
import type { DrawingChart } from './rules.ts'

/** Ace one, tens and faces nothing. */
export const points = (card: Card): number => {
  const rank = rankOf(card)
  return rank === 12 ? 1 : rank > 7 ? 0 : rank + 2
}

/** Only the last digit counts. */
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + points(card), 0) % 10

/** A total that no hand reaches. */
const UNREACHABLE_TOTAL = 10

/** The chart under the readings in force: where a natural ends nothing, no total counts as one. */
export function chartInForce(chart: DrawingChart, readings: Readings): DrawingChart {
  const { unless } = chart.natural
  if (!unless || readings[unless.reading] !== unless.is) return chart
  return { ...chart, natural: { ...chart.natural, from: UNREACHABLE_TOTAL } }
}

/** The two-card totals of both hands. */
export interface TwoCards {
  readonly player: number
  readonly banker: number
}

/** Whether the first two cards of either hand end the round. */
export const isNatural = ({ natural }: DrawingChart, { player, banker }: TwoCards): boolean =>
  player >= natural.from || banker >= natural.from

/** Whether the player's hand takes a third card. */
export const playerDraws = (chart: DrawingChart, two: TwoCards): boolean =>
  !isNatural(chart, two) && two.player <= chart.playerDraws.upTo

/** `third`: what the player hand's third card counts; nothing where it stood. */
export function bankerDraws(chart: DrawingChart, two: TwoCards, third: number | undefined): boolean {
  if (isNatural(chart, two)) return false
  if (third === undefined) return two.banker <= chart.bankerAlone.upTo
  return chart.banker.find(row => row.total === two.banker)?.drawsOn.includes(String(third)) ?? false
}
