import type { PlayerDealerRules, Rules } from '@cardroom/engine'
import { hasOneBet, type PokerRules } from '@cardroom/engine/poker'

const SEATS = 3
const STACK = 20_000

/** A table to begin with: three seats, and what the game needs. */
export function usualSetup(rules: Rules): Readonly<Record<string, unknown>> {
  const seats = Array.from({ length: Math.min(SEATS, rules.seats.places) }, (_, i) => i + 1)
  const stacks = { seats: seats.map(seat => ({ seat, stack: STACK })) }
  switch (rules.family) {
    case 'pan':
      return { chip: 100, ante: 100, first: 1, ...stacks }
    case 'poker':
      return { ...usualStakes(rules), button: 1, ...stacks }
    default:
      return usualWagers(rules, seats)
  }
}

function usualStakes({ opening, streets }: PokerRules): Readonly<Record<string, unknown>> {
  const stakes = { limit: 'fixed', bets: hasOneBet({ streets }) ? [200] : [200, 400] }
  if (opening.by === 'blinds') return { stakes, blinds: [100, 200] }
  return { stakes, ante: 50, ...(opening.puts === 'bring-in' ? { bringIn: 100 } : {}) }
}

/** Everybody but the player-dealer bets what must be bet, or the first wager of the layout. */
function usualWagers(rules: PlayerDealerRules, seats: readonly number[]): Readonly<Record<string, unknown>> {
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
