import type { Card } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import { chipFor, inChips } from '../../money/chip-sizes.ts'
import { choices } from '../../ranking/best-cards.ts'
import type { Ask, Move, Option, Seat } from '../../round/awaiting.ts'
import { declined } from '../../round/awaiting.ts'
import { REGULAR } from '../../round/manner.ts'
import type { View } from '../../round/view.ts'
import type { PokerRules } from '../rules/rules.ts'
import { Equity, type Known, knownTo } from './equity.ts'

/** How often the unknown cards are dealt out to judge a hand, and to compare what may be thrown away. */
const DEALS = 120
const DEALS_A_CHOICE = 100
/** Where there are several draws, each of them is looked at less. */
const DEALS_BEFORE_MORE_DRAWS = 50
/** So much more must it promise to throw another card away. */
const A_CARD_MORE = 0.01
/** A hand that wins so many times its fair share is worth a bet, and one that wins still more a raise. */
const WORTH_A_BET = 1.35
const WORTH_A_RAISE = 1.7
/** What a call may cost beyond the pot odds, to see another card. */
const PATIENCE = 0.9

/** What a hand is worth less for every time that another has bet or raised. */
const CAUTION = 0.94
/** Whoever bets so much of what there is bets it all. */
const ALL_BUT = 0.9

const EQUITIES = new WeakMap<PokerRules, Equity>()

function equityOf(rules: PokerRules): Equity {
  let equity = EQUITIES.get(rules)
  if (!equity) {
    equity = new Equity(rules)
    EQUITIES.set(rules, equity)
  }
  return equity
}

/** A sensible move for a seat that only sees its own view: by its chances and by what the pot offers. */
export function advise(rules: PokerRules, view: View, ask: Ask, manner = REGULAR): Move {
  const { seat, options } = ask
  const option = (name: string) => options.find(one => one.move === name)
  const move = (name: string, more: Partial<Move> = {}): Move => ({ kind: 'move', seat, move: name, ...more })

  const [first] = options
  if (ask.offer) return declined(ask)
  const known = knownTo(rules, view, seat)
  const equity = equityOf(rules)
  const given = option('discard') ?? option('draw')
  if (given?.cards) return move(given.move, { cards: bestToGive(equity, known, given.cards) })
  if (option('bring-in')) return move('bring-in')

  const chance = equity.of(known, known.own, DEALS) * CAUTION ** strengthShown(view, seat)
  const fair = 1 / (known.others.length + 1)
  const raise = option('raise') ?? option('bet')
  const call = option('call')
  if (!call && !option('check')) {
    // Bet or fold, or an opening that is forced.
    if (raise && (chance >= fair || !option('fold')))
      return move(raise.move, amount(raise, view, chance, fair))
    return move(option('fold')?.move ?? first!.move)
  }
  const costs = call?.costs ?? 0
  // Whoever bets or raises again has shown strength that the deals know nothing of.
  const own = view.seats.find(one => one.seat === seat)?.bet ?? 0
  const welcome = costs <= (2 / 3) * potOf(view) && (own === 0 || own <= costs)
  const worth = fair * (call ? WORTH_A_RAISE : WORTH_A_BET)
  if (raise && welcome && chance >= worth / manner.bold) {
    return move(raise.move, amount(raise, view, chance * manner.bold, fair))
  }
  if (!call) return move('check')
  const odds = costs / (potOf(view) + costs)
  return chance * manner.loose >= odds * PATIENCE ? move('call') : move('fold')
}

/** How often the others have bet or raised in this round: nobody does that with any two cards. */
function strengthShown({ log }: View, seat: Seat): number {
  const raises = log.filter(
    event => event.type === 'moved' && event.move.seat !== seat && RAISES.has(event.move.move),
  )
  return Math.min(raises.length, MOST_SHOWN)
}
const RAISES: ReadonlySet<string> = new Set(['bet', 'raise'])
const MOST_SHOWN = 4

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
  // What would leave next to nothing behind is all of it.
  return { cents: wanted > max * ALL_BUT ? max : wanted }
}

/** Which cards to throw away: those without which the hand does best. */
function bestToGive(
  equity: Equity,
  known: Known,
  { from, min, max }: NonNullable<Option['cards']>,
): readonly Card[] {
  const rival: Known = { ...known, others: known.others.slice(0, 1).map(() => []) }
  let best: readonly Card[] = []
  let most = -1
  for (let count = min; count <= max; count++) {
    for (const given of choices(from, count)) {
      const kept = without(from, given)
      const chance = equity.of(rival, kept, known.draws > 1 ? DEALS_BEFORE_MORE_DRAWS : DEALS_A_CHOICE)
      if (chance > most + A_CARD_MORE) {
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
