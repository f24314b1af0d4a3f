import {
  type Input,
  isRefusal,
  type Library,
  type PlayerDealerRules,
  type Refusal,
  type ResultWritten,
  type Round,
  type RuleSet,
  type Rules,
  startRecord,
  writeInputs,
  writeResult,
} from '@cardroom/engine'
import { type Card, nameOf, UNKNOWN } from '@cardroom/engine/cards'
import { hasOneBet, type PokerRules } from '@cardroom/engine/poker'
import { english } from '@cardroom/words/en'

/** A round at a real table that somebody follows: how it started, and what has happened since. */
export interface Followed {
  readonly rules: RuleSet
  readonly setup: Readonly<Record<string, unknown>>
  readonly round: Round
}

/** The round after these inputs, or why it cannot be. To take something back, leave out the last input. */
export function follow(
  game: string,
  setup: Readonly<Record<string, unknown>>,
  inputs: readonly Input[],
  library: Library,
): Followed | Refusal {
  const started = startRecord({ record: 1, game, ...setup, cards: {}, moves: [] }, library)
  if (isRefusal(started)) return started
  for (const input of inputs) {
    const refusal = started.round.take(input)
    if (refusal) return refusal
  }
  return { rules: started.game.rules, setup, round: started.round }
}

/** The record of what has happened so far; finished once the round is. */
export function recordOf({ rules, setup, round }: Followed): Readonly<Record<string, unknown>> {
  const result: { result?: ResultWritten } = round.over
    ? { result: writeResult(round.result, english.say) }
    : {}
  return { record: 1, game: rules.id, ...setup, ...writeInputs(round.inputs), ...result }
}

/** Every card that can still come, with how many of it there are. */
export function cardsLeft(round: Round): Map<string, number> {
  const left = new Map<Card, number>()
  for (const card of round.shoe) left.set(card, (left.get(card) ?? 0) + 1)
  return new Map(
    [...left]
      .filter(([card]) => card !== UNKNOWN)
      .sort(([a], [b]) => a - b)
      .map(([card, count]) => [nameOf(card), count]),
  )
}

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
