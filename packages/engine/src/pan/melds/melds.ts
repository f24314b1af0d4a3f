import { type Card, card, RANKS, rank, rankOf, SUITS, suitOf } from '../../cards/card.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { Condition } from '../rules/rules.ts'
import type { PanTerms } from '../rules/terms.ts'
import type { PanHandSentences } from './sentences.ts'

const say = sayer<PanHandSentences>()

/** The ranks from the lowest: the jack stands next to the seven (003:300, 004:43). */
export const PAN_RANK_ORDER: readonly number[] = [...'A234567JQK'].map(rank)
const PLACE_OF_RANK: readonly number[] = Array.from(RANKS, (_, r) => PAN_RANK_ORDER.indexOf(r))

/** Where a card stands in its suit: 0 for the ace, 9 for the king. */
export const suitPlaceOf = (c: Card): number => PLACE_OF_RANK[rankOf(c)]!
/** An 8, 9, 10 or joker has no place in this deck. */
export const isForeign = (c: Card): boolean => !(suitPlaceOf(c) >= 0)

const SPADES = 0
const MIN_MELD_CARDS = 3

type Squares = Pick<PanTerms, 'anySuit' | 'repeats'>

/** From the lowest card to the highest, suit by suit: how a meld lies. */
export const byMeldOrder = (a: Card, b: Card): number =>
  suitPlaceOf(a) - suitPlaceOf(b) || suitOf(a) - suitOf(b)

/** Whether the cards, in any order, are a meld. */
export function isMeld(cards: readonly Card[], terms: Squares): boolean {
  if (cards.length < MIN_MELD_CARDS || cards.some(isForeign)) return false
  return isSquare(cards, terms) || isRope(cards)
}

function isSquare(cards: readonly Card[], terms: Squares): boolean {
  const r = rankOf(cards[0]!)
  if (cards.some(c => rankOf(c) !== r)) return false
  const suits = suitCounts(cards)
  const different = suits.filter(count => count > 0).length
  if (different === 1 || terms.anySuit.has(r)) return true
  return different >= MIN_MELD_CARDS && (terms.repeats || suits.every(count => count <= 1))
}

function isRope(cards: readonly Card[]): boolean {
  const suit = suitOf(cards[0]!)
  if (cards.some(c => suitOf(c) !== suit)) return false
  const places = cards.map(suitPlaceOf).sort((a, b) => a - b)
  return places.every((place, i) => i === 0 || place === places[i - 1]! + 1)
}

const suitCounts = (cards: readonly Card[]): number[] => {
  const counts = [0, 0, 0, 0]
  for (const c of cards) counts[suitOf(c)]!++
  return counts
}

interface MeldFilter {
  /** Only melds that hold this card. */
  readonly with?: Card
}

/** Every meld that can be made of some of the cards; melds of equal cards count once. */
export function meldsIn(cards: readonly Card[], terms: Squares, filter: MeldFilter = {}): Card[][] {
  const counts = new Uint8Array(52)
  for (const c of cards) if (c < 52 && !isForeign(c)) counts[c]!++
  const only = filter.with
  if (only !== undefined && !counts[only]) return []
  const found: Card[][] = []
  for (const r of only === undefined ? PAN_RANK_ORDER : [rankOf(only)]) addSquares(found, r, counts, terms)
  for (const suit of only === undefined ? [0, 1, 2, 3] : [suitOf(only)]) addRopes(found, suit, counts)
  return only === undefined ? found : found.filter(meld => meld.includes(only))
}

function addSquares(found: Card[][], r: number, counts: Uint8Array, terms: Squares): void {
  const have = SUITS.length
  let total = 0
  for (let suit = 0; suit < have; suit++) total += counts[card(r, suit)]!
  if (total < MIN_MELD_CARDS) return
  const take = [0, 0, 0, 0]
  const choose = (suit: number): void => {
    if (suit === have) {
      const size = take[0]! + take[1]! + take[2]! + take[3]!
      if (size < MIN_MELD_CARDS) return
      const meld = take.flatMap((count, s) => Array.from({ length: count }, () => card(r, s)))
      if (isSquare(meld, terms)) found.push(meld)
      return
    }
    for (let count = 0; count <= counts[card(r, suit)]!; count++) {
      take[suit] = count
      choose(suit + 1)
    }
    take[suit] = 0
  }
  choose(0)
}

function addRopes(found: Card[][], suit: number, counts: Uint8Array): void {
  for (let from = 0; from < PAN_RANK_ORDER.length; from++) {
    const rope: Card[] = []
    for (let at = from; at < PAN_RANK_ORDER.length; at++) {
      const c = card(PAN_RANK_ORDER[at]!, suit)
      if (!counts[c]) break
      rope.push(c)
      if (rope.length >= MIN_MELD_CARDS) found.push([...rope])
    }
  }
}

/** The conditions that a meld fulfils: one at most, but for a rope from the ace to the king. */
export function conditionsOf(meld: readonly Card[], terms: PanTerms): Condition[] {
  const square = rankOf(meld[0]!) === rankOf(meld[1]!)
  const valle = terms.valle.has(rankOf(meld[0]!))
  const same = isOneSuit(meld)
  return terms.conditions.filter(one =>
    one.meld === 'rope'
      ? !square && holds(meld, one.ranks)
      : square && one.valle === valle && (one.suits === 'same') === same,
  )
}

/** What each opponent pays for a meld, in chips, with every card that was added to it. */
export function worthOf(meld: readonly Card[], terms: PanTerms): number {
  const conditions = conditionsOf(meld, terms)
  const [first] = conditions
  if (!first) return 0
  const inSpades = isOneSuit(meld) && suitOf(meld[0]!) === SPADES
  const worth = conditions.reduce((sum, one) => sum + value(one, inSpades), 0)
  const added = meld.length - MIN_MELD_CARDS * conditions.length
  return worth + added * addedValue(first, value(first, inSpades), terms)
}

function addedValue(condition: Condition, value: number, terms: PanTerms): number {
  if (condition.meld === 'rope') return terms.addedRope === 'again' ? value : 0
  const half = condition.valle && condition.suits === 'same' && terms.addedValle === 'half'
  return half ? value / 2 : value
}

const isOneSuit = (meld: readonly Card[]): boolean => meld.every(c => suitOf(c) === suitOf(meld[0]!))

const value = ({ chips, spades = chips }: Condition, inSpades: boolean): number => (inSpades ? spades : chips)

const holds = (meld: readonly Card[], ranks: string): boolean =>
  [...ranks].every(letter => meld.some(c => rankOf(c) === rank(letter)))

const letterOf = (c: Card): string => RANKS[rankOf(c)]!

/** What a meld is: a rope from the five to the jack in hearts, a square of sevens in spades. */
export function nameOfMeld(meld: readonly Card[]): Saying {
  const [first, second] = meld as readonly [Card, Card, ...Card[]]
  const suit = SUITS[suitOf(first)]!
  if (rankOf(first) !== rankOf(second)) {
    return say('rope', { from: letterOf(first), to: letterOf(meld.at(-1)!), suit })
  }
  const of = letterOf(first)
  return isOneSuit(meld) ? say('square', { of, suit }) : say('mixed-square', { of })
}
