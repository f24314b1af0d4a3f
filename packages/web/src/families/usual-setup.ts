import type { PlayerDealerRules } from '@cardroom/engine'
import { hasOneBet, type PokerRules } from '@cardroom/engine/poker'

const DEFAULT_STACK = 20_000

/** The seats of a pot game, with the same stack each. */
export const usualStacks = (seats: readonly number[]) => ({
  seats: seats.map(seat => ({ seat, stack: DEFAULT_STACK })),
})

/** A small limit game. */
export function suggestedStakes({ opening, streets }: PokerRules): Readonly<Record<string, unknown>> {
  const stakes = { limit: 'fixed', bets: hasOneBet({ streets }) ? [200] : [200, 400] }
  if (opening.by === 'blinds') return { stakes, blinds: [100, 200] }
  return { stakes, ante: 50, ...(opening.puts === 'bring-in' ? { bringIn: 100 } : {}) }
}

/** The required wagers, or the first of the layout, for everybody but the player-dealer. */
export function suggestedWagers(
  rules: PlayerDealerRules,
  seats: readonly number[],
): Readonly<Record<string, unknown>> {
  const [bank, ...others] = seats
  const must = rules.wagers.filter(rule => rule.must)
  const made = must.length > 0 ? must : rules.wagers.filter(rule => rule.kind === 'base').slice(0, 1)
  const wagers = others.flatMap(seat =>
    made.flatMap(rule =>
      Array.from({ length: rule.hands ?? 1 }, (_, i) => ({
        seat,
        on: rule.on,
        ...(rule.hands === undefined ? {} : { hand: i + 1 }),
        amount: 1000,
      })),
    ),
  )
  return { bank: { seat: bank, wager: 100_000 }, wagers }
}
