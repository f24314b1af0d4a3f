import type { Saying } from '@cardroom/engine'
import { type Card, RANKS, rankOf, suitOf } from '@cardroom/engine/cards'
import type { HandClass } from '../cards/suit-classes.ts'
import type { StrategyTable } from '../odds/answer.ts'
import { sayOfLetItRide } from './sentences.ts'

/** A kind of hand, and which of its ranks ride and which do not. */
interface Kind {
  readonly name: Saying
  /** Better kinds first; no two have the same. */
  readonly order: readonly number[]
  readonly rides: Set<string>
  readonly pulls: Set<string>
}

/** Collects the hands that ride, as people write them. */
export class LetItRideStrategy {
  readonly #first = new Map<string, Kind>()
  readonly #second = new Map<string, Kind>()

  first(hand: HandClass, rides: boolean): void {
    note(this.#first, hand.cards, rides)
  }

  second(hand: HandClass, fourth: Card, rides: boolean): void {
    note(this.#second, [...hand.cards, fourth], rides)
  }

  tables(): StrategyTable[] {
    return [
      table(sayOfLetItRide('chart-first-bet'), this.#first),
      table(sayOfLetItRide('chart-second-bet'), this.#second),
    ]
  }
}

function note(kinds: Map<string, Kind>, cards: readonly Card[], rides: boolean): void {
  const { name, order } = kindOf(cards)
  const key = order.join()
  const kind = kinds.get(key) ?? { name, order, rides: new Set(), pulls: new Set() }
  kinds.set(key, kind)
  kind[rides ? 'rides' : 'pulls'].add(ranksOf(cards))
}

/** The ranks that matter: of a pair its own, else all. */
function ranksOf(cards: readonly Card[]): string {
  const ranks = cards.map(rankOf).sort((a, b) => b - a)
  const paired = ranks.filter(rank => ranks.indexOf(rank) !== ranks.lastIndexOf(rank))
  return (paired.length > 0 ? paired : ranks).map(rank => RANKS[rank]).join('')
}

/** A pair or better; anything else by its draws. */
function kindOf(cards: readonly Card[]): Pick<Kind, 'name' | 'order'> {
  const ranks = cards.map(rankOf).sort((a, b) => b - a)
  const sizes = [...new Set(ranks)]
    .map(rank => ranks.filter(one => one === rank).length)
    .sort((a, b) => b - a)
  if (sizes[0]! > 1) {
    return { name: alikeName(sizes), order: [2, ...sizes] }
  }
  const suited = Math.max(...[0, 1, 2, 3].map(suit => cards.filter(card => suitOf(card) === suit).length))
  const high = ranks.filter(rank => rank >= 8).length
  // An ace with nothing above a five is the low end of a straight.
  const low = ranks[0] === 12 && ranks[1]! <= 3 ? [...ranks.slice(1), -1] : ranks
  const span = low[0]! - low.at(-1)!
  return {
    name: sayOfLetItRide('holds-a-draw', { suited, within: span < 5 ? span + 1 : undefined, high }),
    order: [1, suited, -Math.min(span, 5), high],
  }
}

function alikeName([most, second]: readonly number[]): Saying {
  if (most === 4) return sayOfLetItRide('holds-four-of-a-kind')
  if (most === 3) return sayOfLetItRide('holds-three-of-a-kind')
  return second === 2 ? sayOfLetItRide('holds-two-pair') : sayOfLetItRide('holds-a-pair')
}

/** No more hands than this are listed one by one. */
const MAX_LISTED = 14

function moveOf({ rides, pulls }: Kind): Saying {
  const never = [...pulls].filter(ranks => !rides.has(ranks))
  const always = [...rides].filter(ranks => !pulls.has(ranks))
  if (pulls.size === 0) return sayOfLetItRide('ride')
  if (never.length === pulls.size && always.length === rides.size) {
    if (always.length <= MAX_LISTED && always.length <= never.length)
      return sayOfLetItRide('ride-only', { hands: always })
    if (never.length <= MAX_LISTED) return sayOfLetItRide('ride-but-not', { hands: never })
  }
  return sayOfLetItRide('ride-sometimes')
}

function table(title: Saying, kinds: ReadonlyMap<string, Kind>): StrategyTable {
  const rows = [...kinds.values()]
    .filter(({ rides }) => rides.size > 0)
    .sort((a, b) => compare(b.order, a.order))
    .map(kind => ({ hand: kind.name, moves: [moveOf(kind)] }))
  const others = { hand: sayOfLetItRide('holds-anything-else'), moves: [sayOfLetItRide('pull')] }
  return {
    title,
    columns: [sayOfLetItRide('chart-hand'), sayOfLetItRide('chart-move')],
    rows: [...rows, others],
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, one] of a.entries()) if (one !== b[i]) return one - (b[i] ?? 0)
  return 0
}
