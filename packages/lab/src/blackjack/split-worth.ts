import type { BestPlay } from './best-play.ts'
import { STAND_BIT } from './hands.ts'
import { HiddenCards } from './hidden-cards.ts'
import { Multisets } from './multisets.ts'
import type { PairSplit, Turn } from './split.ts'
import type { BlackjackOddsTable } from './table.ts'
import type { Ending, Sink, Walk } from './walk.ts'

/** The worth of hands, and the wagers on them. */
export interface HandWorth {
  readonly worth: number
  readonly action: number
}

const NO_WORTH: HandWorth = { worth: 0, action: 0 }

const plus = (a: HandWorth, b: HandWorth, times: number): HandWorth => ({
  worth: a.worth + times * b.worth,
  action: a.action + times * b.action,
})

/** The worth of a split's play when cards are gone that it does not look at. */
export class SplitWorth {
  readonly #table: BlackjackOddsTable
  readonly #walk: Walk
  readonly #split: PairSplit
  readonly #beside: number
  readonly #turns = new Map<Turn, HandWorth>()
  /** By play, wager, second card, and the cards that are gone. */
  readonly #hands = new Map<BestPlay, Map<string, HandWorth>>()

  constructor(table: BlackjackOddsTable, walk: Walk, split: PairSplit, beside: number = Multisets.EMPTY) {
    this.#table = table
    this.#walk = walk
    this.#split = split
    this.#beside = beside
  }

  found(): HandWorth {
    return this.#from(this.#split.root)
  }

  #from(turn: Turn | undefined): HandWorth {
    if (!turn) return NO_WORTH
    let worth = this.#turns.get(turn)
    if (!worth) {
      worth = this.#turn(turn)
      this.#turns.set(turn, worth)
    }
    return worth
  }

  #turn(turn: Turn): HandWorth {
    const { more, other, again, then } = turn
    const any = this.#hand(turn, 'any')
    if (!again && then.other === then.stays) return plus(any, this.#from(then.other), 1)
    const gone = this.#gone(more)
    const left = Math.max(0, this.#table.left(this.#split.kind, gone, this.#split.up))
    const next = left / (this.#table.size(gone) - other)
    const passed = plus(any, this.#from(then.other), 1 - next)
    if (next === 0) return passed
    const paired = this.#hand(turn, 'paired')
    const stays = plus(paired, this.#from(then.stays), 1)
    const may = again ? turn.may : 0
    const pair = plus(plus(NO_WORTH, this.#from(then.splits), may), stays, 1 - may)
    return plus(plus(passed, paired, -next), pair, next)
  }

  /** The hand by itself, with any second card or with one of the pair's kind. */
  #hand({ play, wager, more, other }: Turn, second: 'any' | 'paired'): HandWorth {
    const { kind, up } = this.#split
    const cards = more + (second === 'paired' ? 1 : 0)
    const hidden = new HiddenCards(this.#table, kind, up, other)
    const average = (of: keyof HandWorth) =>
      hidden.average(this.#gone(cards), gone => this.#played(play, wager, second, gone)[of])
    return { worth: average('worth'), action: average('action') }
  }

  #played(play: BestPlay, wager: Turn['wager'], second: 'any' | 'paired', gone: number): HandWorth {
    const { kind } = this.#split
    const known = this.#hands.get(play) ?? new Map<string, HandWorth>()
    this.#hands.set(play, known)
    const key = `${wager} ${second} ${gone}`
    let worth = known.get(key)
    if (!worth) {
      const sink = new WorthSink(this.#table, play, wager)
      const hand = this.#table.sets.times(Multisets.EMPTY, kind, second === 'any' ? 1 : 2)
      this.#walk.run(play, hand, gone, 1, sink)
      worth = { worth: sink.worth, action: sink.action }
      known.set(key, worth)
    }
    return worth
  }

  #gone(more: number): number {
    return this.#table.sets.times(this.#beside, this.#split.kind, 2 + more)
  }
}

/** Adds up what hands come to. */
class WorthSink implements Sink {
  worth = 0
  action = 0
  readonly #table: BlackjackOddsTable
  readonly #play: BestPlay
  readonly #first: Int32Array

  constructor(table: BlackjackOddsTable, play: BestPlay, wager: 'base' | 'split') {
    this.#table = table
    this.#play = play
    this.#first = table.pays[wager]
  }

  end(hand: number, gone: number, doubles: number, ending: Ending, weight: number): void {
    const { bank, pays, hands } = this.#table
    const open = weight * bank.goesOn(gone, this.#play.up)
    const total = 2 ** doubles
    this.action += open * total
    const by = hands.classOf(this.#play.way, hand)
    const flat = ending === STAND_BIT ? this.#table.flat(by, this.#play.up) : -pays.unit / 2
    if (!Number.isNaN(flat)) {
      // A rescue gives up half of all wagers on the hand, a surrender half of the wager.
      this.worth += flat * total * open
      return
    }
    const at = bank.chances(gone, this.#play.up)
    const { pool } = bank
    const row = by * pays.banks
    for (let i = 0; i < pays.banks; i++) {
      this.worth += weight * pool[at + i]! * (this.#first[row + i]! + (total - 1) * pays.double[row + i]!)
    }
  }
}
