import type { Result } from '@cardroom/engine'
import { type Card, cards, JOKER, rankOf, suitOf } from '@cardroom/engine/cards'
import type { PokerRules } from '@cardroom/engine/poker'

/**
 * A slow showdown: it tries every five cards that may play, and builds pots chip level by chip level. The
 * evaluators' own tests cover games with jokers or stripped decks.
 */
export function slowShares(
  rules: PokerRules,
  result: Result,
  board: readonly Card[],
): Record<string, number> | undefined {
  const hands = Object.entries(result.hands ?? {}).map(([seat, { cards: text }]) => ({
    seat,
    cards: cards(text),
  }))
  if (hands.length < 2 || hands.some(hand => hand.cards.includes(JOKER))) return undefined
  const shares: Record<string, number> = {}
  const put = new Map<string, number>()
  for (const [seat, net] of Object.entries(result.net)) {
    const won = (result.pots ?? []).flatMap(pot => pot.to).filter(share => String(share.seat) === seat)
    put.set(seat, won.reduce((sum, share) => sum + share.amount, 0) - net)
  }
  let below = 0
  const levels = [...new Set(hands.map(hand => put.get(hand.seat)!))].sort((a, b) => a - b)
  for (const [i, level] of levels.entries()) {
    const top = i === levels.length - 1 ? Number.POSITIVE_INFINITY : level
    let pot = 0
    for (const amount of put.values()) pot += Math.max(0, Math.min(amount, top) - below)
    below = level
    const contenders = hands.filter(hand => put.get(hand.seat)! >= level)
    for (const winners of winnersOf(rules, contenders, board)) {
      for (const { seat } of winners.hands) {
        shares[seat] = (shares[seat] ?? 0) + (pot * winners.part) / winners.hands.length
      }
    }
  }
  return shares
}

interface Hand {
  readonly seat: string
  readonly cards: readonly Card[]
}

function winnersOf(rules: PokerRules, hands: readonly Hand[], board: readonly Card[]) {
  const won = rules.showdown.halves.flatMap(half => {
    const values = hands.map(hand =>
      playable(rules, hand.cards, board)
        .map(five => worth(half.ranking, five))
        .filter(value => value !== undefined && !(half.needs && value[0] === 0))
        .reduce<number[] | undefined>(
          (best, value) => (best && compare(best, value!) >= 0 ? best : value),
          undefined,
        ),
    )
    const best = values.reduce((a, b) => (!a || (b && compare(b, a) > 0) ? b : a), undefined)
    return best ? [hands.filter((_, i) => values[i] && compare(values[i]!, best) === 0)] : []
  })
  if (won.length === 0) return [{ part: 1, hands }]
  return won.map(winners => ({ part: 1 / won.length, hands: winners }))
}

function playable(rules: PokerRules, hole: readonly Card[], board: readonly Card[]): Card[][] {
  if (rules.showdown.halves[0]!.ranking === 'badugi') return [[...hole]]
  if (rules.showdown.plays === 'exactly-two') {
    return choose(hole, 2).flatMap(two => choose(board, 3).map(three => [...two, ...three]))
  }
  const own = rules.showdown.plays === 'up-to-two' ? choose(hole, 2) : [[...hole]]
  return own.flatMap(some => choose([...some, ...board], 5))
}

/** Every five of the cards that make the best hand for a ranking; none where nothing qualifies. */
export function slowFives(
  rules: PokerRules,
  ranking: string,
  hole: readonly Card[],
  board: readonly Card[],
): Card[][] {
  const worths = playable(rules, hole, board).flatMap(five => {
    const value = worth(ranking, five)
    return value ? [{ five, value }] : []
  })
  const best = worths.reduce<number[] | undefined>(
    (top, { value }) => (top && compare(top, value) >= 0 ? top : value),
    undefined,
  )
  return best ? worths.filter(({ value }) => compare(value, best) === 0).map(({ five }) => five) : []
}

function choose(list: readonly Card[], n: number): Card[][] {
  if (n === 0) return [[]]
  return list.flatMap((card, i) => choose(list.slice(i + 1), n - 1).map(rest => [card, ...rest]))
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** A hand as a list of numbers, the first that differs decides; `undefined` where it does not qualify. */
function worth(ranking: string, hand: readonly Card[]): number[] | undefined {
  switch (ranking) {
    case 'high':
    case 'high-bug':
      return high(hand)
    case 'eight-or-better': {
      const low = lowA5(hand)
      return low[0] === 0 && low[1]! >= -8 ? low : undefined
    }
    case 'low-a5':
      return lowA5(hand)
    case 'low-27':
      return low27(hand)
    case 'badugi':
      return badugi(hand)
    default:
      return undefined
  }
}

const groupsOf = (values: readonly number[]): [number, number][] => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => [count, value] as [number, number])
}

function high(hand: readonly Card[]): number[] {
  const values = hand.map(card => rankOf(card) + 2)
  const groups = groupsOf(values).sort((a, b) => b[0] - a[0] || b[1] - a[1])
  const shape = groups.map(([count]) => count).join('')
  const order = groups.map(([, value]) => value)
  const flush = hand.every(card => suitOf(card) === suitOf(hand[0]!))
  const wheel = order.join() === '14,5,4,3,2'
  const straight = shape === '11111' && (order[0]! - order[4]! === 4 || wheel)
  const top = wheel ? [5] : [order[0]!]
  if (straight && flush) return [8, ...top]
  if (shape === '41') return [7, ...order]
  if (shape === '32') return [6, ...order]
  if (flush) return [5, ...order]
  if (straight) return [4, ...top]
  return [{ '311': 3, '221': 2, '2111': 1 }[shape] ?? 0, ...order]
}

/** Pairs are bad, the ace is one: everything is turned round, so that more is better. */
function lowA5(hand: readonly Card[]): number[] {
  const values = hand.map(card => (rankOf(card) === 12 ? 1 : rankOf(card) + 2))
  const groups = groupsOf(values).sort((a, b) => b[0] - a[0] || b[1] - a[1])
  const shape = Number(
    groups
      .map(([count]) => count)
      .join('')
      .padEnd(5, '0'),
  )
  return [11111 - shape, ...groups.map(([, value]) => -value)]
}

function low27(hand: readonly Card[]): number[] {
  const value = high(hand)
  // The ace is high only: a wheel is ace high.
  const values = hand.map(card => rankOf(card) + 2).sort((a, b) => b - a)
  const flush = hand.every(card => suitOf(card) === suitOf(hand[0]!))
  const real = values.join() === '14,5,4,3,2' ? [flush ? 5 : 0, ...values] : value
  return real.map(n => -n)
}

function badugi(hand: readonly Card[]): number[] {
  for (let size = 4; size > 0; size--) {
    const fit = choose(hand, size)
      .filter(some => new Set(some.map(rankOf)).size === size && new Set(some.map(suitOf)).size === size)
      .map(some => some.map(card => -((rankOf(card) + 1) % 13)).sort((a, b) => a - b))
    if (fit.length > 0) return [size, ...fit.reduce((a, b) => (compare(a, b) >= 0 ? a : b))]
  }
  return [0]
}
