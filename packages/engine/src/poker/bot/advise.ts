import type { Card } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import { chipFor, inChips } from '../../money/cents.ts'
import { choices } from '../../ranking/best-cards.ts'
import type { Ask, Move, Option, Seat } from '../../round/awaiting.ts'
import { declined } from '../../round/awaiting.ts'
import { REGULAR_MANNER } from '../../round/manner.ts'
import type { View } from '../../round/view.ts'
import type { PokerRules } from '../rules/rules.ts'
import { Equity, type KnownCards, knownTo } from './equity.ts'

/** How many deals judge a hand, and how many compare discards. */
const DEALS_PER_HAND = 120
const DEALS_PER_DISCARD = 100
/** With several draws, the bot tries fewer deals for each. */
const DEALS_BEFORE_MORE_DRAWS = 50
/** A further discard must promise this much more. */
const MIN_GAIN_OF_DISCARD = 0.01
/** A hand that wins this many times its fair share is worth a bet; one that wins still more, a raise. */
const BET_THRESHOLD = 1.35
const RAISE_THRESHOLD = 1.7
/** What a call may cost beyond the pot odds, to see another card. */
const CALL_ODDS_FACTOR = 0.9

/** How much less a hand is worth for each bet or raise of another player. */
const FACTOR_PER_RAISE = 0.94
/** A bet of this share of the stack is made all-in. */
const ALL_IN_SHARE = 0.9

const EQUITIES = new WeakMap<PokerRules, Equity>()

function equityOf(rules: PokerRules): Equity {
  let equity = EQUITIES.get(rules)
  if (!equity) {
    equity = new Equity(rules)
    EQUITIES.set(rules, equity)
  }
  return equity
}

/** Advises a seat from its own view: by its chances and by the pot odds. */
export function advise(rules: PokerRules, view: View, ask: Ask, manner = REGULAR_MANNER): Move {
  const { seat, options } = ask
  const option = (name: string) => options.find(one => one.move === name)
  const move = (name: string, more: Partial<Move> = {}): Move => ({ kind: 'move', seat, move: name, ...more })

  const [first] = options
  if (ask.offer) return declined(ask)
  const known = knownTo(rules, view, seat)
  const equity = equityOf(rules)
  const given = option('discard') ?? option('draw')
  if (given?.cards) return move(given.move, { cards: bestDiscard(equity, known, given.cards) })
  if (option('bring-in')) return move('bring-in')

  const chance = equity.of(known, known.own, DEALS_PER_HAND) * FACTOR_PER_RAISE ** strengthShown(view, seat)
  const fair = 1 / (known.others.length + 1)
  const raise = option('raise') ?? option('bet')
  const call = option('call')
  if (!call && !option('check')) {
    // Bet or fold, or a forced opening.
    if (raise && (chance >= fair || !option('fold')))
      return move(raise.move, amount(raise, view, chance, fair))
    return move(option('fold')?.move ?? first!.move)
  }
  const costs = call?.costs ?? 0
  // Repeated bets or raises show strength that the random deals ignore.
  const own = view.seats.find(one => one.seat === seat)?.bet ?? 0
  const welcome = costs <= (2 / 3) * potOf(view) && (own === 0 || own <= costs)
  const worth = fair * (call ? RAISE_THRESHOLD : BET_THRESHOLD)
  if (raise && welcome && chance >= worth / manner.bold) {
    return move(raise.move, amount(raise, view, chance * manner.bold, fair))
  }
  if (!call) return move('check')
  const odds = costs / (potOf(view) + costs)
  return chance * manner.loose >= odds * CALL_ODDS_FACTOR ? move('call') : move('fold')
}

/** How often the others have bet or raised in this round: players do not do that with just any two cards. */
function strengthShown({ log }: View, seat: Seat): number {
  const raises = log.filter(
    event => event.type === 'moved' && event.move.seat !== seat && RAISING_MOVES.has(event.move.move),
  )
  return Math.min(raises.length, MAX_RAISES_COUNTED)
}
const RAISING_MOVES: ReadonlySet<string> = new Set(['bet', 'raise'])
const MAX_RAISES_COUNTED = 4

const potOf = (view: View): Cents =>
  view.pots.reduce((sum, pot) => sum + pot, 0) + view.seats.reduce((sum, { bet }) => sum + bet, 0)

/** The smallest bet with a fair hand, up to the pot with a strong one. */
function amount({ cents }: Option, view: View, chance: number, fair: number): Pick<Move, 'cents'> {
  if (!cents) return {}
  const { min, max, step } = cents
  if (min === max) return { cents: min }
  const strength = Math.min(1, Math.max(0, (chance - fair) / (1 - fair)))
  if (step !== undefined) return { cents: strength > 1 / 2 ? max : min }
  const wanted = Math.max(min, inChips(min + Math.floor(potOf(view) * strength), chipFor(min)))
  // A bet that would leave next to nothing behind goes all-in.
  return { cents: wanted > max * ALL_IN_SHARE ? max : wanted }
}

/** Which cards to discard: those without which the hand does best. */
function bestDiscard(
  equity: Equity,
  known: KnownCards,
  { from, min, max }: NonNullable<Option['cards']>,
): readonly Card[] {
  const rival: KnownCards = { ...known, others: known.others.slice(0, 1).map(() => []) }
  let best: readonly Card[] = []
  let most = -1
  for (let count = min; count <= max; count++) {
    for (const given of choices(from, count)) {
      const kept = without(from, given)
      const chance = equity.of(rival, kept, known.draws > 1 ? DEALS_BEFORE_MORE_DRAWS : DEALS_PER_DISCARD)
      if (chance > most + MIN_GAIN_OF_DISCARD) {
        most = chance
        best = given
      }
    }
  }
  return best
}

function without(cards: readonly Card[], given: readonly Card[]): Card[] {
  const kept = [...cards]
  for (const card of given) kept.splice(kept.indexOf(card), 1)
  return kept
}
