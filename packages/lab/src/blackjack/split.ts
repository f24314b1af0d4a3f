import { BestPlay } from './best-play.ts'
import { PAIR, SPLIT, STAND } from './hands.ts'
import { ACE, TEN } from './kinds.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import { Multisets } from './multisets.ts'
import type { Table } from './table.ts'
import type { Ending, Sink, Walk } from './walk.ts'

/** What a hand comes to as the first one and as one that was split off, and what is put on it. */
export interface Worth {
  readonly base: number
  readonly split: number
  readonly action: number
}

const NOTHING: Worth = { base: 0, split: 0, action: 0 }

const plus = (a: Worth, b: Worth, times: number): Worth => ({
  base: a.base + times * b.base,
  split: a.split + times * b.split,
  action: a.action + times * b.action,
})

/** What a split comes to: all its hands together. */
export interface SplitWorth {
  readonly worth: number
  readonly action: number
  /** The hands that it may become. */
  readonly most: number
  /** The leaves with their chances. */
  readonly leaves: readonly { readonly leaf: Leaf; readonly chance: number }[]
}

/** Something that depends on how many more cards of the pair's kind are gone. */
type ByMore<T> = (more: number) => T

/**
 * Splitting a pair against one up card. Each hand is played by its own cards, with no look at the others. Then the
 * hands are alike in all that has not been told of them, and the worth of the split is found exactly from single
 * hands: what is known of another hand is only that its second card was of the pair's kind, or was not, and "was
 * not" is everything less "was".
 */
export class Split {
  readonly kind: number
  readonly play: BestPlay
  readonly #table: Table
  readonly #walk: Walk
  readonly #sink: WorthSink

  constructor(table: Table, walk: Walk, kind: number, up: number) {
    this.#table = table
    this.#walk = walk
    this.kind = kind
    this.play = new BestPlay(table, SPLIT + kind, up)
    this.#sink = new WorthSink(table, this.play)
    const pair = table.sets.of([kind, kind])
    // The play is found for one pair and no further card of its kind.
    for (const other of table.kinds) {
      const gone = table.sets.plus(pair, other)
      if (table.left(other, pair, up) > 0) this.play.worth(table.sets.of([kind, other]), gone)
    }
  }

  /** The better of splitting once, and of splitting again whenever it is allowed. */
  best(): SplitWorth {
    const found = hands(this.#table, this.kind).map(most => this.worth(most))
    return found.reduce((best, one) => (one.worth > best.worth ? one : best))
  }

  /** Splitting into at most so many hands, when `beside` other cards are gone too. */
  worth(most: number, beside: number = Multisets.EMPTY): SplitWorth {
    const single = this.#single(beside)
    const { rules, shoe, sets } = this.#table
    const { suitedFrom } = rules.split
    const suited = shoe.suitedPair(this.kind)
    const leaves = leavesOf(most, count => (suitedFrom && count >= suitedFrom.split ? suited : 1))
    const pair = sets.times(beside, this.kind, 2)
    const left = this.#table.left(this.kind, pair, this.play.up)
    const size = this.#table.size(pair)
    /** The chance that a card is of the pair's kind. */
    const next: ByMore<number> = more => Math.max(0, left - more) / (size - more)
    const less = <T>(times: number, of: ByMore<T>, add: (a: T, b: T, times: number) => T): ByMore<T> =>
      times === 0
        ? of
        : more => {
            const rest = less(times - 1, of, add)
            return next(more) === 0 ? rest(more) : add(rest(more), rest(more + 1), -next(more))
          }
    const other: ByMore<Worth> = more =>
      next(more) === 0 ? single.any(more) : plus(single.any(more), single.paired(more + 1), -next(more))
    let total = NOTHING
    let first = NOTHING
    const chances = leaves.map(leaf => {
      let drawn = leaf.ways
      for (let i = 0; i < leaf.more; i++) drawn *= next(i)
      if (drawn === 0) return { leaf, chance: 0 }
      const hand = {
        other: () => less(leaf.other - 1, other, plus)(leaf.more),
        stuck: () => less(leaf.other, single.paired, plus)(leaf.more),
        any: () => less(leaf.other, single.any, plus)(leaf.more),
      }
      for (const kind of ['other', 'stuck', 'any'] as const) {
        if (leaf[kind] > 0) total = plus(total, hand[kind](), drawn * leaf[kind])
      }
      first = plus(first, hand[leaf.first](), drawn)
      return {
        leaf,
        chance: drawn * less(leaf.other, single.open, (a, b, times) => a + times * b)(leaf.more),
      }
    })
    return { worth: total.split + first.base - first.split, action: total.action, most, leaves: chances }
  }

  #single(beside: number): Single {
    const { sets, bank } = this.#table
    const { kind, play } = this
    const gone = (more: number) => sets.times(beside, kind, 2 + more)
    const found = (hand: number, cards: number): Worth => {
      this.#sink.clear()
      this.#walk.run(play, hand, cards, 1, this.#sink)
      return this.#sink.found()
    }
    return {
      any: once(more => found(sets.of([kind]), gone(more))),
      paired: once(more => found(sets.of([kind, kind]), gone(more))),
      open: more => bank.goesOn(gone(more), play.up),
    }
  }
}

/** One hand of a split, when so many more cards of the pair's kind are gone. */
interface Single {
  /** With any second card. */
  readonly any: ByMore<Worth>
  /** With a second card of the pair's kind, which is one of those gone. */
  readonly paired: ByMore<Worth>
  /** The chance that the round goes on. */
  readonly open: ByMore<number>
}

function once<T>(find: ByMore<T>): ByMore<T> {
  const known: T[] = []
  return more => {
    known[more] ??= find(more)
    return known[more]!
  }
}

/** The numbers of hands that a pair is tried with: two, and as many as it may become. */
function hands({ rules }: Table, kind: number): number[] {
  const { split } = rules
  const most = kind === ACE ? split.aces.hands : split.hands
  // Ten-value cards of one rank are split once: which of the others are of that rank is not looked at.
  if (kind === TEN && split.tens === 'same-rank') return [2]
  return most > 2 ? [2, most] : [2]
}

/** The chance that a pair which was dealt may be split. */
export function maySplit(table: Table, way: number, pair: number, kind: number): number {
  if ((table.hands.options(way, pair, 0) & PAIR) === 0) return 0
  const { suitedFrom, tens } = table.rules.split
  const rank = kind === TEN && tens === 'same-rank' ? table.shoe.rankedPair(kind) : 1
  return rank * (suitedFrom && suitedFrom.split <= 1 ? table.shoe.suitedPair(kind) : 1)
}

/** Adds up what hands come to. */
class WorthSink implements Sink {
  readonly #table: Table
  readonly #play: BestPlay
  #base = 0
  #split = 0
  #action = 0

  constructor(table: Table, play: BestPlay) {
    this.#table = table
    this.#play = play
  }

  clear(): void {
    this.#base = 0
    this.#split = 0
    this.#action = 0
  }

  found(): Worth {
    return { base: this.#base, split: this.#split, action: this.#action }
  }

  end(hand: number, gone: number, doubles: number, ending: Ending, weight: number): void {
    const { bank, pays, hands } = this.#table
    const open = weight * bank.goesOn(gone, this.#play.up)
    const total = 2 ** doubles
    this.#action += open * total
    const by = hands.classOf(this.#play.way, hand)
    const flat = ending === STAND ? this.#table.flat(by, this.#play.up) : -pays.unit / 2
    if (!Number.isNaN(flat)) {
      // A rescue gives up half of all that lies there, a surrender half of the wager.
      this.#base += flat * total * open
      this.#split += flat * total * open
      return
    }
    const at = bank.chances(gone, this.#play.up)
    const { pool } = bank
    const row = by * pays.banks
    const doubled = total - 1
    for (let i = 0; i < pays.banks; i++) {
      const chance = weight * pool[at + i]!
      const more = doubled * pays.double[row + i]!
      this.#base += chance * (pays.base[row + i]! + more)
      this.#split += chance * (pays.split[row + i]! + more)
    }
  }
}
