import type { Readings } from '@cardroom/engine'
import { type Card, JOKER } from '@cardroom/engine/cards'
import { judgeOf, type PokerRules } from '@cardroom/engine/poker'
import { categoryOfHigh, STRAIGHT } from '@cardroom/engine/ranking'

/** Chooses the cards that a typical player keeps. */
export type Keep = (hand: readonly Card[]) => Card[]

const ACE = 12
/** The highest card that is drawn to, and the highest that is stood pat with: an eight, a ten; in badugi a jack. */
const HIGHEST_DRAWN_TO = 8
const HIGHEST_PAT = 10
const PAT_BADUGI = 11
/** A draw to this many low cards is worth it for half of the pot. */
const HALF_LOW = 3

/** Aces are low, unless the hand is one in which they are high. */
const lowValue = (card: Card, aces: 'low' | 'high'): number => {
  const rank = card >> 2
  return rank === ACE && aces === 'low' ? 1 : rank + 2
}

export function keepOf({ showdown }: PokerRules, readings: Readings): Keep {
  const rankings = showdown.halves.map(({ ranking }) => ranking)
  if (rankings.includes('badugi')) return badugi
  if (rankings.includes('low-27')) return hand => low(hand, 'high')
  const lows = rankings.some(one => one.startsWith('low') || one.startsWith('eight-or-better'))
  const high = rankings.find(one => one.startsWith('high') || one === 'short-deck')
  if (!high) return hand => low(hand, 'low')
  const judge = judgeOf(high, showdown.plays, readings)
  const isMade = (hand: readonly Card[]) => categoryOfHigh(judge.rank(hand, [], false)) >= STRAIGHT
  return hand => {
    if (isMade(hand)) return [...hand]
    const forLow = lows ? low(hand, 'low') : []
    const forHigh = keepPaired(hand)
    return forLow.length > HALF_LOW || (forLow.length === HALF_LOW && forHigh.length < 2) ? forLow : forHigh
  }
}

/** The lowest cards of different ranks and suits. */
function badugi(hand: readonly Card[]): Card[] {
  const kept: Card[] = []
  for (const card of hand.toSorted((a, b) => lowValue(a, 'low') - lowValue(b, 'low'))) {
    if (kept.every(one => one >> 2 !== card >> 2 && (one & 3) !== (card & 3))) kept.push(card)
  }
  return stoodWith(kept, hand.length, 'low', PAT_BADUGI)
}

/** Low cards of different ranks, and the joker. */
function low(hand: readonly Card[], aces: 'low' | 'high'): Card[] {
  const kept: Card[] = []
  for (const card of hand) {
    if (card === JOKER || kept.every(one => one === JOKER || one >> 2 !== card >> 2)) kept.push(card)
  }
  return stoodWith(kept, hand.length, aces, HIGHEST_PAT)
}

/** All of a whole hand that is low enough; else what is low enough to draw to. */
function stoodWith(kept: readonly Card[], whole: number, aces: 'low' | 'high', pat: number): Card[] {
  const upTo = (most: number) => kept.filter(card => card === JOKER || lowValue(card, aces) <= most)
  const made = kept.length === whole ? upTo(pat) : []
  return made.length === whole ? made : upTo(HIGHEST_DRAWN_TO)
}

/** Pairs and better; else four to a flush; else the highest card. The joker is always kept. */
function keepPaired(hand: readonly Card[]): Card[] {
  const jokers = hand.filter(card => card === JOKER)
  const others = hand.filter(card => card !== JOKER)
  const alike = others.filter(card => others.some(one => one !== card && one >> 2 === card >> 2))
  if (alike.length > 0) return [...alike, ...jokers]
  const flush = [0, 1, 2, 3].map(suit => others.filter(card => (card & 3) === suit))
  const suited = flush.find(cards => cards.length + jokers.length >= hand.length - 1)
  return suited ? [...suited, ...jokers] : [Math.max(...others), ...jokers]
}
