import { type Card, JOKER, parseCard, rankOf } from '../../cards/card.ts'
import { type Ask, DECLINE, type Move } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import { hardPlay, pairSplits, softPlay, surrenders, type Wish } from './basic-strategy.ts'
import type { BlackjackRules } from './rules.ts'
import { countHand, isTen, pointsOf, type Value } from './value.ts'

/** Plays by the usual basic strategy, as far as the rules and the chart let it. */
export function advise(rules: BlackjackRules, view: View, ask: Ask): Move {
  const wishes = ask.by === undefined ? wishesOf(rules, view, ask) : FOLLOW
  const wish = wishes.find(one => ask.options.some(option => option.move === one))
  const option = ask.options.find(one => one.move === wish) ?? ask.options[0]!
  return {
    kind: 'move',
    seat: ask.seat,
    ...(ask.hand === undefined ? {} : { hand: ask.hand }),
    ...(ask.by === undefined ? {} : { by: ask.by }),
    move: option.move,
    ...(option.cents ? { cents: option.cents.usual ?? option.cents.min } : {}),
  }
}

/** A back-line bettor goes with the hand, but does not insure it. */
const FOLLOW: readonly string[] = ['double', 'split', 'redouble', DECLINE.move]

/** What the hand would like to do, best first. */
function wishesOf(rules: BlackjackRules, view: View, ask: Ask): readonly string[] {
  const may = (move: string) => ask.options.some(option => option.move === move)
  if (may('insure')) return [DECLINE.move]
  const bank = cardsAt(view, 'bank')[0]!
  const up = bank === JOKER ? 11 : pointsOf(bank) === 1 ? 11 : pointsOf(bank)
  if (may('switch')) {
    return [switchGains(rules, view, ask.seat, up) ? 'switch' : DECLINE.move]
  }
  const cards = cardsAt(view, String(ask.seat), ask.hand)
  const value = countHand(cards, rules, '21')
  if (may('rescue')) return afterDouble(value, up)
  const pair = cards.length === 2 && rankOf(cards[0]!) === rankOf(cards[1]!)
  if (pair && may('split') && pairSplits(cards[0]!, up)) return ['split']
  if (may('surrender') && surrenders(value, up)) return ['surrender']
  return WISHES[value.soft ? softPlay(value.half >> 1, up) : hardPlay(value.half >> 1, up)]
}

const WISHES: Readonly<Record<Wish, readonly string[]>> = {
  hit: ['hit', 'stand'],
  stand: ['stand', 'hit'],
  'double or hit': ['double', 'hit', 'stand'],
  'double or stand': ['double', 'stand', 'hit'],
}

function afterDouble(value: Value, up: number): readonly string[] {
  const total = value.half >> 1
  if (total <= 11 && up <= 8) return ['redouble', 'stand']
  return !value.soft && total <= 16 && up >= 8 ? ['rescue'] : ['stand']
}

function cardsAt(view: View, place: string, hand?: number): Card[] {
  const pile = view.piles.find(one => one.place === place && (hand === undefined || one.hand === hand))
  return (pile?.cards ?? []).map(name => parseCard(name)!)
}

/** Whether two hands are worth more with their second cards exchanged. */
function switchGains(rules: BlackjackRules, view: View, seat: number, up: number): boolean {
  const [a, b] = [1, 2].map(hand => cardsAt(view, String(seat), hand)) as [Card[], Card[]]
  const worth = (first: Card, second: Card, dealt: boolean) => {
    const value = countHand([first, second], rules, dealt ? 'natural' : 'as-high-as-a-natural')
    const pair = rankOf(first) === rankOf(second) && pairSplits(first, up)
    return startWorth(value, pair || (isTen(first) && isTen(second)), up)
  }
  const kept = worth(a[0]!, a[1]!, true) + worth(b[0]!, b[1]!, true)
  return worth(a[0]!, b[1]!, false) + worth(b[0]!, a[1]!, false) > kept
}

/** A rough worth of two cards, in wagers. */
function startWorth(value: Value, good: boolean, up: number): number {
  if (value.natural) return 1
  const total = value.half / 2
  const weak = up <= 6 ? 0.2 : up <= 8 ? 0 : -0.15
  if (total > 21) return 0.9
  if (total >= 17 && !(value.soft && total === 17))
    return [-0.2, 0.1, 0.35, 0.65, 0.85][total - 17]! + weak / 2
  if (total === 10 || total === 11) return 0.25 + weak
  if (good) return 0.1 + weak
  if (value.soft || total === 9) return 0.05 + weak
  return (total <= 8 ? -0.1 : -0.35) + weak
}
