import { type Card, JOKER, parseCard, rankOf } from '../../cards/card.ts'
import { type Ask, DECLINE, deciderOf, type Move } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import { type BasicMove, basicMoveFor, splits, strategyFor, surrenders } from './basic-strategy.ts'
import type { BlackjackRules } from './rules.ts'
import { type AceAndTen, countHand, type HandCount, pointsOf } from './value.ts'

/** Plays by the usual basic strategy, as far as the rules and the chart let it. */
export function advise(rules: BlackjackRules, view: View, ask: Ask): Move {
  const preferred = ask.by === undefined ? preferredMoves(rules, view, ask) : FOLLOWING_MOVES
  const move = preferred.find(one => ask.options.some(option => option.move === one))
  const option = ask.options.find(one => one.move === move) ?? ask.options[0]!
  return {
    kind: 'move',
    ...deciderOf(ask),
    move: option.move,
    ...(option.cents ? { cents: option.cents.usual ?? option.cents.min } : {}),
  }
}

/** A back-line bettor goes with the hand, but does not insure it. */
const FOLLOWING_MOVES: readonly string[] = ['double', 'split', 'redouble', DECLINE.move]

/** The moves that the hand prefers, best first. */
function preferredMoves(rules: BlackjackRules, view: View, ask: Ask): readonly string[] {
  const may = (move: string) => ask.options.some(option => option.move === move)
  if (may('insure')) return [DECLINE.move]
  const bank = cardsAt(view, 'bank')[0]!
  const up = bank === JOKER ? 11 : pointsOf(bank) === 1 ? 11 : pointsOf(bank)
  if (may('switch')) {
    return [switchGains(rules, view, ask.seat, up) ? 'switch' : DECLINE.move]
  }
  const strategy = strategyFor(rules)
  const cards = cardsAt(view, String(ask.seat), ask.hand)
  const value = countHand(cards, rules, '21')
  if (may('rescue')) return afterDouble(value, up)
  const pair = cards.length === 2 && rankOf(cards[0]!) === rankOf(cards[1]!)
  if (pair && may('split') && splits(strategy, cards[0]!, up)) return ['split']
  if (may('surrender') && surrenders(value, up)) return ['surrender']
  return MOVES_BY_PREFERENCE[basicMoveFor(strategy, value, up)]
}

const MOVES_BY_PREFERENCE: Readonly<Record<BasicMove, readonly string[]>> = {
  hit: ['hit', 'stand'],
  stand: ['stand', 'hit'],
  'double or hit': ['double', 'hit', 'stand'],
  'double or stand': ['double', 'stand', 'hit'],
}

function afterDouble(value: HandCount, up: number): readonly string[] {
  const total = Math.floor(value.points)
  if (total <= 11 && up <= 8) return ['redouble', 'stand']
  return !value.soft && total <= 16 && up >= 8 ? ['rescue'] : ['stand']
}

function cardsAt(view: View, place: string, hand?: number): Card[] {
  const pile = view.piles.find(one => one.place === place && (hand === undefined || one.hand === hand))
  return (pile?.cards ?? []).map(name => parseCard(name)!)
}

/** Whether two hands are worth more with their second cards exchanged. */
function switchGains(rules: BlackjackRules, view: View, seat: number, up: number): boolean {
  const strategy = strategyFor(rules)
  const [a, b] = [1, 2].map(hand => cardsAt(view, String(seat), hand)) as [Card[], Card[]]
  // A hand that was doubled or split stays as it is.
  if (a.length !== 2 || b.length !== 2) return false
  const worth = (first: Card, second: Card, how: AceAndTen) => {
    const pair = rankOf(first) === rankOf(second) && splits(strategy, first, up)
    return startWorth(countHand([first, second], rules, how), pair, up)
  }
  const kept = worth(a[0]!, a[1]!, 'natural') + worth(b[0]!, b[1]!, 'natural')
  const switched = 'as-high-as-a-natural'
  return worth(a[0]!, b[1]!, switched) + worth(b[0]!, a[1]!, switched) > kept
}

/** Roughly what two cards win of a wager against two to six, seven or eight, nine to ace. */
const START_VALUES: Readonly<Record<string, readonly [number, number, number]>> = {
  'as high as a natural': [0.75, 0.8, 0.75],
  20: [0.58, 0.65, 0.4],
  19: [0.32, 0.52, 0.08],
  18: [0.08, 0.2, -0.25],
  17: [-0.1, -0.22, -0.48],
  stiff: [-0.28, -0.42, -0.52],
  11: [0.4, 0.3, 0.08],
  10: [0.33, 0.25, 0],
  9: [0.08, 0.08, -0.2],
  8: [-0.02, -0.04, -0.28],
  low: [-0.15, -0.26, -0.42],
  soft: [0.02, -0.05, -0.27],
  'soft 18': [0.1, 0.2, -0.15],
  aces: [0.35, 0.3, 0.1],
  pair: [0, -0.05, -0.4],
}

function startWorth(value: HandCount, pair: boolean, up: number): number {
  const total = value.points
  const against = up <= 6 ? 0 : up <= 8 ? 1 : 2
  if (value.natural) return 1
  if (pair) return START_VALUES[value.soft ? 'aces' : 'pair']![against]
  if (total > 20) return START_VALUES['as high as a natural']![against]
  if (value.soft && total < 19) return START_VALUES[total === 18 ? 'soft 18' : 'soft']![against]
  const row = START_VALUES[total] ?? (total >= 12 ? START_VALUES.stiff : START_VALUES.low)
  return row![against]
}
