import type { Refusal } from '@cardroom/engine'
import { type Card, parseCard, rank } from '@cardroom/engine/cards'
import { refuseEquity } from './refusals.ts'

/** Two ranks, the higher first, and whether their suits are the same, differ, or may do either. */
interface HandKind {
  readonly high: number
  readonly low: number
  readonly suits: 's' | 'o' | 'any'
}

const ACE = 12

/** Every hand of a range such as `QQ+, AKs, 22-55, KTs+, AsKd`, each once. */
export function rangeHands(text: string): Card[][] | Refusal {
  const hands = new Map<string, Card[]>()
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const found = handsOfPart(part)
    if (!found) return refuseEquity('no-range', { part })
    for (const hand of found) hands.set(hand.join(), hand)
  }
  return hands.size === 0 ? refuseEquity('empty-range', { text }) : [...hands.values()]
}

function handsOfPart(part: string): Card[][] | undefined {
  const combo = /^(..)(..)$/.exec(part)
  const [first, second] = [parseCard(combo?.[1] ?? ''), parseCard(combo?.[2] ?? '')]
  if (first !== undefined && second !== undefined && first !== second) {
    return [first > second ? [first, second] : [second, first]]
  }
  return kindsOfPart(part)?.flatMap(handsOfKind)
}

function kindsOfPart(part: string): HandKind[] | undefined {
  const ends = part.split('-')
  if (ends.length === 2) {
    const [from, to] = [kindOf(ends[0]!), kindOf(ends[1]!)]
    return from && to && kindsBetween(from, to)
  }
  const kind = kindOf(part.replace(/\+$/, ''))
  if (!kind || ends.length > 1) return undefined
  return part.endsWith('+') ? andBetter(kind) : [kind]
}

function kindOf(text: string): HandKind | undefined {
  const parts = /^([2-9TJQKA])([2-9TJQKA])([so]?)$/.exec(text)
  if (!parts) return undefined
  const ranks = [rank(parts[1]!), rank(parts[2]!)]
  const [high, low] = [Math.max(...ranks), Math.min(...ranks)]
  const suits = (parts[3] || 'any') as HandKind['suits']
  return high === low && suits !== 'any' ? undefined : { high, low, suits }
}

const steps = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Higher pairs; or the same high card with every better card beside it. */
const andBetter = ({ high, low, suits }: HandKind): HandKind[] =>
  high === low
    ? steps(high, ACE).map(pair => ({ high: pair, low: pair, suits }))
    : steps(low, high - 1).map(kicker => ({ high, low: kicker, suits }))

/** Pairs between two pairs; kickers beside one high card; or hands the same distance apart: `54s-98s`. */
function kindsBetween(a: HandKind, b: HandKind): HandKind[] | undefined {
  if (a.suits !== b.suits || (a.high === a.low) !== (b.high === b.low)) return undefined
  const { suits } = a
  if (a.high === b.high) {
    return steps(Math.min(a.low, b.low), Math.max(a.low, b.low)).map(low => ({ high: a.high, low, suits }))
  }
  if (a.high - a.low !== b.high - b.low) return undefined
  const gap = a.high - a.low
  return steps(Math.min(a.high, b.high), Math.max(a.high, b.high)).map(high => ({
    high,
    low: high - gap,
    suits,
  }))
}

function handsOfKind({ high, low, suits }: HandKind): Card[][] {
  const hands: Card[][] = []
  for (let s = 0; s < 4; s++) {
    for (let t = 0; t < 4; t++) {
      if (high === low ? t >= s : suits !== 'any' && (s === t) !== (suits === 's')) continue
      hands.push([high * 4 + s, low * 4 + t])
    }
  }
  return hands
}
