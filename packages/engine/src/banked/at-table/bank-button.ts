import { type Button, type ButtonKind, beforeSeat } from '../../round/button.ts'
import type { Seats } from '../../table/seats.ts'
import type { BankedRules } from '../rules.ts'
import type { BankedMemory } from './memory.ts'

/**
 * One person banks twice in a row, and the button before the player-dealer shows which turn it is (000:47,
 * 002:789).
 */
const BUTTON_OF_TURN: readonly ButtonKind[] = ['first-bank', 'second-bank']

/** The button before the player-dealer; it stays there until the position is offered anew. */
export function bankButton(
  { bank, offer }: BankedMemory,
  { bank: rule }: BankedRules,
  seats: Seats,
  isNextRound: boolean,
): Button[] {
  if (!bank || offer || seats[bank.seat]?.player !== bank.player) return []
  const turn = isNextRound ? bank.rounds + 1 : bank.rounds
  const kind = rule.rounds === BUTTON_OF_TURN.length ? BUTTON_OF_TURN[turn - 1] : undefined
  return [{ kind: kind ?? 'bank', at: beforeSeat(bank.seat) }]
}
