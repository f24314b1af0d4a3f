import { type Card, RANKS, rankOf, suitOf } from '@cardroom/engine'
import type { HandClass } from '../cards/suits.ts'
import type { StrategyTable } from '../odds/answer.ts'

/** A kind of hand, and which of its ranks ride and which do not. */
interface Kind {
  readonly name: string
  /** Better kinds first. */
  readonly order: readonly number[]
  readonly rides: Set<string>
  readonly pulls: Set<string>
}

/** Which hands are left to ride, gathered as people write them. */
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
    return [table('First bet, three cards', this.#first), table('Second bet, four cards', this.#second)]
  }
}

function note(kinds: Map<string, Kind>, cards: readonly Card[], rides: boolean): void {
  const { name, order } = kindOf(cards)
  const kind = kinds.get(name) ?? { name, order, rides: new Set(), pulls: new Set() }
  kinds.set(name, kind)
  kind[rides ? 'rides' : 'pulls'].add(ranksOf(cards))
}

/** The ranks that matter: of a pair its own, else all. */
function ranksOf(cards: readonly Card[]): string {
  const ranks = cards.map(rankOf).sort((a, b) => b - a)
  const paired = ranks.filter(rank => ranks.indexOf(rank) !== ranks.lastIndexOf(rank))
  return (paired.length > 0 ? paired : ranks).map(rank => RANKS[rank]).join('')
}

const SIZES = ['', '', 'a pair', 'three of a kind', 'four of a kind']

/** A pair or better; anything else by what it may still become. */
function kindOf(cards: readonly Card[]): Pick<Kind, 'name' | 'order'> {
  const ranks = cards.map(rankOf).sort((a, b) => b - a)
  const sizes = [...new Set(ranks)]
    .map(rank => ranks.filter(one => one === rank).length)
    .sort((a, b) => b - a)
  if (sizes[0]! > 1) {
    const name = sizes[1] === 2 ? 'two pair' : SIZES[sizes[0]!]!
    return { name, order: [2, ...sizes] }
  }
  const suited = Math.max(...[0, 1, 2, 3].map(suit => cards.filter(card => suitOf(card) === suit).length))
  const high = ranks.filter(rank => rank >= 8).length
  // An ace with nothing above a five is the low end of a straight.
  const low = ranks[0] === 12 && ranks[1]! <= 3 ? [...ranks.slice(1), -1] : ranks
  const span = low[0]! - low.at(-1)!
  const run = span < 5 ? `within ${span + 1} ranks` : 'no straight'
  return {
    name: `${suited} of a suit, ${run}, ${high} ten or higher`,
    order: [1, suited, -Math.min(span, 5), high],
  }
}

/** No more hands than this are listed one by one. */
const MOST_LISTED = 14

function moveOf({ rides, pulls }: Kind): string {
  const never = [...pulls].filter(ranks => !rides.has(ranks))
  const always = [...rides].filter(ranks => !pulls.has(ranks))
  if (pulls.size === 0) return 'ride'
  if (never.length === pulls.size && always.length === rides.size) {
    if (always.length <= MOST_LISTED && always.length <= never.length) return `ride ${always.join(', ')} only`
    if (never.length <= MOST_LISTED) return `ride, but not ${never.join(', ')}`
  }
  return 'ride sometimes'
}

function table(title: string, kinds: ReadonlyMap<string, Kind>): StrategyTable {
  const rows = [...kinds.values()]
    .filter(({ rides }) => rides.size > 0)
    .sort((a, b) => compare(b.order, a.order))
    .map(kind => ({ hand: kind.name, moves: [moveOf(kind)] }))
  return { title, columns: ['hand', 'move'], rows: [...rows, { hand: 'anything else', moves: ['pull'] }] }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, one] of a.entries()) if (one !== b[i]) return one - (b[i] ?? 0)
  return 0
}
