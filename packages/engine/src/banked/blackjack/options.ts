import { JOKER, rankOf, suitOf } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import type { Option } from '../../round/awaiting.ts'
import type { BlackjackHand } from './hand.ts'
import type { BlackjackRules } from './rules.ts'
import { chartedMove, isAce, isTen } from './value.ts'

/** What the seat's own player has on a hand and behind. */
export interface HandChips {
  /** The wager that the hand was dealt or split with; 0 for a hand that only back-line bettors bet on. */
  readonly wager: Cents
  /** The wager and its doubles. */
  readonly total: Cents
  readonly behind: Cents
}

const HIT: Option = { move: 'hit', key: 'h' }
const STAND: Option = { move: 'stand', safe: true, key: 's' }
const SURRENDER: Option = { move: 'surrender', grave: true, ends: true, key: 'u' }
const RESCUE: Option = { move: 'rescue', ends: true }

/** Every option of a hand; a hand that is over or has ended has none. */
export function blackjackOptions(rules: BlackjackRules, hand: BlackjackHand, chips: HandChips): Option[] {
  if (hand.end || hand.side.over || isFrozen(rules, hand)) return []
  const chart = chartedMove(hand.side, rules.chart.player)
  if (hand.doubles > 0) return afterDouble(rules, hand, chips, chart === 'stand')
  const options: Option[] = []
  if (!isOneCardAce(rules, hand)) {
    if (chart !== 'stand') options.push(HIT)
    if (chart !== 'hit') options.push(STAND)
    const double = doubleOption(rules, hand, chips, chart === 'stand')
    if (double) options.push(double)
  } else {
    options.push(STAND)
  }
  if (maySplit(rules, hand, chips)) options.push({ move: 'split', costs: chips.wager, key: 'p' })
  if (maySurrender(rules, hand, chart === 'stand')) options.push(SURRENDER)
  return options
}

/** A split ace that gets one card and no more. */
const isOneCardAce = (rules: BlackjackRules, hand: BlackjackHand): boolean =>
  hand.came === 'split' && rules.split.aces.cards === 'one' && isAce(hand.cards[0]!)

/** A hand with a joker, where jokers freeze. */
export const isFrozen = (rules: BlackjackRules, hand: BlackjackHand): boolean =>
  rules.freeze !== undefined && hand.cards.includes(JOKER)

function doubleOption(
  rules: BlackjackRules,
  hand: BlackjackHand,
  { wager, behind }: HandChips,
  mustStand: boolean,
): Option | undefined {
  const { amount, onMustStand } = rules.double
  if (hand.pile.length !== 2 || hand.side.natural || (mustStand && !onMustStand)) return undefined
  return doubling('double', amount === 'wager' ? wager : 1, wager, behind)
}

/** A doubling of between `min` and `max`, as far as the chips behind go. */
export function doubling(
  move: 'double' | 'insure',
  min: Cents,
  max: Cents,
  behind: Cents,
): Option | undefined {
  const most = Math.min(max, behind)
  if (most < min || most === 0) return undefined
  // Where there was a choice, a slip must not put in most of a player's chips.
  const grave = min < most && (behind === Number.POSITIVE_INFINITY || most * 2 >= behind)
  return {
    move,
    cents: { min, max: most, usual: most },
    ...(grave ? { grave: most } : {}),
    key: KEY_OF_MOVE[move],
  }
}

const KEY_OF_MOVE = { double: 'd', insure: 'i' } as const

function afterDouble(
  rules: BlackjackRules,
  hand: BlackjackHand,
  chips: HandChips,
  mustStand: boolean,
): Option[] {
  const { rescue, again, onMustStand } = rules.double
  if (!rescue) return []
  const may = hand.doubles <= again && (!mustStand || onMustStand) && chips.total <= chips.behind
  return [STAND, RESCUE, ...(may ? [{ move: 'redouble', costs: chips.total, key: 'r' }] : [])]
}

function maySplit({ split }: BlackjackRules, hand: BlackjackHand, { wager, behind }: HandChips): boolean {
  if (hand.pile.length !== 2 || wager === 0 || wager > behind) return false
  const [first, second] = hand.cards as [number, number]
  const pair = rankOf(first) === rankOf(second)
  if (!pair && !(split.tens === 'any' && isTen(first) && isTen(second))) return false
  const { suitedFrom } = split
  if (suitedFrom && hand.kin.hands >= suitedFrom.split && suitOf(first) !== suitOf(second)) return false
  return hand.kin.hands < (isAce(first) ? split.aces.hands : split.hands)
}

function maySurrender({ surrender }: BlackjackRules, hand: BlackjackHand, mustStand: boolean): boolean {
  if (!surrender || hand.came === 'split' || (mustStand && !surrender.onMustStand)) return false
  if (hand.side.natural || hand.side.points < (surrender.from ?? 0)) return false
  return surrender.when === 'any-time' || hand.pile.length === 2
}
