import { type Card, RANKS, rankOf, suitOf } from '@cardroom/engine'
import type { HandClass } from '../cards/suits.ts'
import type { StrategyTable } from '../odds/answer.ts'

type Noted = Map<string, { rides: number; all: number }>

/** Which hands are left to ride, gathered as people write them. */
export class LetItRideStrategy {
  readonly #first: Noted = new Map()
  readonly #second: Noted = new Map()

  first(hand: HandClass, rides: boolean): void {
    note(this.#first, kindOf(hand.cards), rides, hand.count)
  }

  second(hand: HandClass, fourth: Card, rides: boolean): void {
    note(this.#second, kindOf([...hand.cards, fourth]), rides, hand.count)
  }

  tables(): StrategyTable[] {
    return [table('First bet, three cards', this.#first), table('Second bet, four cards', this.#second)]
  }
}

function note(noted: Noted, kind: string, rides: boolean, count: number): void {
  const found = noted.get(kind) ?? { rides: 0, all: 0 }
  noted.set(kind, found)
  found.all += count
  if (rides) found.rides += count
}

/** A pair or better by its ranks; anything else by what it may still become. */
function kindOf(cards: readonly Card[]): string {
  const ranks = cards.map(rankOf).sort((a, b) => b - a)
  const paired = [...RANKS]
    .map((letter, rank) => ({ letter, count: ranks.filter(one => one === rank).length }))
    .filter(({ count }) => count > 1)
  if (paired.length > 0) return paired.map(({ letter, count }) => letter.repeat(count)).join(' ')
  const suited = Math.max(...[0, 1, 2, 3].map(suit => cards.filter(card => suitOf(card) === suit).length))
  const high = ranks.filter(rank => rank >= 8).length
  // An ace with nothing above a five is the low end of a straight.
  const low = ranks[0] === 12 && ranks[1]! <= 3 ? [...ranks.slice(1), -1] : ranks
  const span = low[0]! - low.at(-1)!
  return `${suited} of a suit, ${span < 5 ? `within ${span + 1} ranks` : 'no straight'}, ${high} ten or higher`
}

function table(title: string, noted: Noted): StrategyTable {
  const rows = [...noted]
    .filter(([, { rides }]) => rides > 0)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([hand, { rides, all }]) => ({ hand, moves: [rides === all ? 'ride' : 'ride sometimes'] }))
  return { title, columns: ['hand', 'move'], rows: [...rows, { hand: 'anything else', moves: ['pull'] }] }
}
