import type { DealTo } from '../round/house-dealer.ts'
import type { BankedRound } from './round.ts'

/** Three cards face down to every seat with a wager, a stack at a time from the player-dealer's left. */
export function stacksOfThree({ felt, wagers }: BankedRound): DealTo[] {
  const deals: DealTo[] = []
  for (const seat of wagers.seats()) {
    const to = String(seat)
    const card: DealTo = { to, face: 'down', seen: felt.seenBy(to) }
    deals.push(card, card, card)
  }
  return deals
}
