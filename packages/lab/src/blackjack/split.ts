import { BestPlay } from './best-play.ts'
import { FROM_SPLIT, SPLIT_BIT } from './hands.ts'
import { HiddenCards } from './hidden-cards.ts'
import { ACE_KIND, TEN_KIND } from './kinds.ts'
import { Multisets } from './multisets.ts'
import { PairSuits } from './pair-suits.ts'
import type { BlackjackOddsTable } from './table.ts'

/** What the play looks at when a hand of a split gets its second card. */
interface SplitState {
  /** The hands so far, and those of them that were not played yet, this one included. */
  readonly hands: number
  readonly waiting: number
  /** Cards of the pair's kind that came after the pair. */
  readonly more: number
  /** Second cards of hands before this one that were of another kind. */
  readonly other: number
  /** Where suits still decide what may be split. */
  readonly suits: PairSuits | undefined
}

/** A hand of a split that gets its second card: the best play for it and for all hands that wait. */
export interface Turn extends SplitState {
  /** How the hand is played when it stays one. */
  readonly play: BestPlay
  readonly wager: 'base' | 'split'
  /** The chance that the second card is of the pair's kind, and that the rules let it be split. */
  readonly next: number
  readonly may: number
  /** Whether it is split then. */
  readonly again: boolean
  /** All hands from here on, in units. */
  readonly worth: number
  /** The next turns: after a second card of another kind, after a pair that stays one, after a pair that is split. */
  readonly then: Readonly<Record<'other' | 'stays' | 'splits', Turn | undefined>>
}

/** The worth of a hand with each second card. */
interface SecondCardValues {
  readonly play: BestPlay
  /** With second cards of other kinds, each times its chance. */
  readonly other: number
  readonly paired: number
}

interface Circumstances {
  /** Cards that are gone beside the pair. */
  readonly beside?: number
  /** The hands that the pair may become. */
  readonly most?: number
}

/**
 * Splits a pair against one up card. The hands are played from left to right, each before the next one gets
 * its second card. A hand looks at the up card, at its own cards, and at which second cards so far were of
 * the pair's kind, as long as such a card could make one more hand. It looks at nothing else in other hands.
 * For such play the cards of each hand may as well come from their own place in the shoe, so that a hand's
 * worth follows from the hand alone, and what is best for it is best for all.
 */
export class PairSplit {
  readonly kind: number
  readonly up: number
  readonly root: Turn
  readonly #table: BlackjackOddsTable
  readonly #beside: number
  readonly #most: number
  readonly #turns = new Map<string, Turn>()
  readonly #seconds = new Map<string, SecondCardValues>()
  readonly #plays: BestPlay[] = []

  constructor(table: BlackjackOddsTable, kind: number, up: number, { beside, most }: Circumstances = {}) {
    this.#table = table
    this.kind = kind
    this.up = up
    this.#beside = beside ?? Multisets.EMPTY
    this.#most = most ?? mostHands(table, kind)
    const { suitedFrom } = table.rules.split
    const suits = suitedFrom && PairSuits.ofPair(table.shoe.suitsOf(kind), suitedFrom.split <= 1)
    this.root = this.#turn({ hands: 2, waiting: 2, more: 0, other: 0, suits })
  }

  #turn(known: SplitState): Turn {
    const { hands, waiting, more, other, suits } = known
    const key = [hands, waiting, more, other, suits?.key].join()
    let turn = this.#turns.get(key)
    if (!turn) {
      turn = this.#found(known)
      this.#turns.set(key, turn)
    }
    return turn
  }

  #found(known: SplitState): Turn {
    const { hands, waiting, more, other } = known
    const wager = hands === waiting || this.#table.pays.splitAsBase ? 'base' : 'split'
    const gone = this.#gone(more)
    const next = Math.max(0, this.#table.left(this.kind, gone, this.up)) / (this.#table.size(gone) - other)
    const seconds = this.#second(more, other, wager)
    if (hands === this.#most) return this.#last(known, seconds, { wager, next })
    const passed = next < 1 ? this.#after(known, { other: other + 1 }, suits => suits.passed()) : undefined
    const pair = next > 0 ? this.#pair(known, seconds) : NO_PAIR
    const worth = seconds.other + (1 - next) * (passed?.worth ?? 0) + next * pair.worth
    const { again, may, stays, splits } = pair
    return {
      ...known,
      play: seconds.play,
      wager,
      next,
      may,
      again,
      worth,
      then: { other: passed, stays, splits },
    }
  }

  /** There are as many hands as allowed: second cards reveal nothing more. */
  #last(
    known: SplitState,
    { play, other, paired }: SecondCardValues,
    of: Pick<Turn, 'wager' | 'next'>,
  ): Turn {
    const then = this.#after(known, {}, suits => suits)
    const worth = other + of.next * paired + (then?.worth ?? 0)
    return {
      ...known,
      ...of,
      play,
      may: 0,
      again: false,
      worth,
      then: { other: then, stays: then, splits: undefined },
    }
  }

  /** The second card is of the pair's kind: splitting whenever it is allowed, or staying. */
  #pair(known: SplitState, { paired }: SecondCardValues) {
    const { hands, waiting, more } = known
    const must = hands >= (this.#table.rules.split.suitedFrom?.split ?? Number.POSITIVE_INFINITY)
    const stay = (as: 'unsuited' | 'any') => this.#after(known, { more: more + 1 }, suits => suits.stayed(as))
    const stays = stay('any')
    const staying = paired + (stays?.worth ?? 0)
    const may = must ? known.suits!.suited : 1
    if (may === 0) return { worth: staying, again: false, may, stays, splits: undefined }
    const splits = this.#turn({
      ...known,
      hands: hands + 1,
      waiting: waiting + 1,
      more: more + 1,
      suits: hands + 1 < this.#most ? known.suits?.split(must ? 'suited' : 'any') : undefined,
    })
    const unsuited = may < 1 ? stay('unsuited') : undefined
    const splitting = may * splits.worth + (1 - may) * (paired + (unsuited?.worth ?? 0))
    return splitting > staying
      ? { worth: splitting, again: true, may, stays: unsuited, splits }
      : { worth: staying, again: false, may, stays, splits: undefined }
  }

  /** The turn of the hand after this one, if any waits. */
  #after(
    known: SplitState,
    told: Partial<SplitState>,
    suits: (known: PairSuits) => PairSuits,
  ): Turn | undefined {
    if (known.waiting === 1) return undefined
    return this.#turn({
      ...known,
      ...told,
      waiting: known.waiting - 1,
      suits: known.suits && suits(known.suits),
    })
  }

  #second(more: number, other: number, wager: 'base' | 'split'): SecondCardValues {
    const key = [more, other, wager].join()
    let seconds = this.#seconds.get(key)
    if (!seconds) {
      seconds = this.#secondCards(more, other, wager)
      this.#seconds.set(key, seconds)
    }
    return seconds
  }

  #secondCards(more: number, count: number, wager: 'base' | 'split'): SecondCardValues {
    const { sets, kinds } = this.#table
    const hidden = new HiddenCards(this.#table, this.kind, this.up, count)
    const play = new BestPlay(this.#table, FROM_SPLIT + this.kind, this.up, { wager, hidden })
    const gone = this.#gone(more)
    const each = hidden.eachOther(gone)
    let other = 0
    let paired = 0
    for (const kind of kinds) {
      const left = this.#table.left(kind, gone, this.up)
      if (left <= 0) continue
      const worth = play.worth(sets.of([this.kind, kind]), sets.plus(gone, kind))
      if (kind === this.kind) paired = worth
      else other += left * each * worth
    }
    return { play: this.#known(play), other, paired }
  }

  /** An earlier play that does the same with every hand, if there is one. */
  #known(play: BestPlay): BestPlay {
    const known = this.#plays.find(one => one.isLike(play))
    if (known) return known
    this.#plays.push(play)
    return play
  }

  #gone(more: number): number {
    return this.#table.sets.times(this.#beside, this.kind, 2 + more)
  }
}

const NO_PAIR = { worth: 0, again: false, may: 0, stays: undefined, splits: undefined }

/** The hands that a pair may become. */
export function mostHands({ rules }: BlackjackOddsTable, kind: number): number {
  const { split } = rules
  // Ten-value cards of one rank are split once: the play does not look at which others share the rank.
  if (kind === TEN_KIND && split.tens === 'same-rank') return 2
  return kind === ACE_KIND ? split.aces.hands : split.hands
}

/** The chance that a pair which was dealt may be split. */
export function maySplit(table: BlackjackOddsTable, way: number, pair: number, kind: number): number {
  if ((table.hands.options(way, pair, 0) & SPLIT_BIT) === 0) return 0
  const { suitedFrom, tens } = table.rules.split
  const rank = kind === TEN_KIND && tens === 'same-rank' ? table.shoe.rankedPair(kind) : 1
  return rank * (suitedFrom && suitedFrom.split <= 1 ? table.shoe.suitedPair(kind) : 1)
}
