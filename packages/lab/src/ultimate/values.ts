import { PAIR, POSITION_BITS } from '@cardroom/engine/ranking/high-scale.ts'
import { PAIRS } from '../cards/suit-classes.ts'
import { ENDS } from '../odds/ends.ts'
import type { Job } from '../parallel/work.ts'
import { Flops, STARTS, starts } from './flops.ts'
import { anteAndBlind, type Pays } from './pays.ts'
import { AGAINST, HANDS, River } from './river.ts'

/** Boards that are done at a time. */
const BOARDS_A_CHUNK = 512
export const chunksOf = (boards: number): number => Math.ceil(boards / BOARDS_A_CHUNK)

/** The boards of a chunk, from the first to before the last. */
export const boardsOf = (chunk: number, boards: number): readonly [from: number, to: number] => [
  chunk * BOARDS_A_CHUNK,
  Math.min(boards, (chunk + 1) * BOARDS_A_CHUNK),
]

/** Sums over all hands of the player-dealer, and over all boards that may come. */
export interface Values {
  /** For each of the 169 starts: what Ante and Blind come to for those who stay in. */
  readonly stay: Float64Array
  /** … and a Play wager of one Ante. */
  readonly play: Float64Array
  /**
   * For each class of flops, each of the 1326 pairs: what the whole game comes to with each bet that may be made
   * after the flop, and last for a player who decides at the end.
   */
  readonly flop: Float64Array
}

export const valuesJob: Job<{ readonly pays: Pays }, Values> = ({ pays }) => {
  const flops = new Flops()
  const river = new River()
  const found = new RiverValues(pays)
  const start = starts()
  const stay = new Float64Array(STARTS)
  const play = new Float64Array(STARTS)
  const { width } = found
  const flop = new Float64Array(flops.count * PAIRS * width)
  const { boards, renamings } = flops
  const count = boards.counts.length

  const addStarts = (times: number) => {
    for (let hand = 0; hand < HANDS; hand++) {
      const at = start[river.pairs[hand]!]!
      stay[at]! += times * found.stay[hand]!
      play[at]! += times * found.play[hand]!
    }
  }

  const addFlop = (which: number, renaming: number) =>
    addRow(flop, which * PAIRS, renamings[renaming]!, river.pairs, found.after, width)

  return {
    run(chunk) {
      const [from, to] = boardsOf(chunk, count)
      for (let board = from; board < to; board++) {
        const times = boards.counts[board]!
        river.turn(boards.cards, board * 5)
        found.find(river)
        addStarts(times)
        found.weigh(times)
        flops.each(board, addFlop)
      }
    },
    finish: () => ({ stay, play, flop }),
  }
}

/** Adds what each pair comes to, under the name that it has with this flop. */
function addRow(
  sums: Float64Array,
  row: number,
  names: Uint16Array,
  pairs: Uint16Array,
  values: Float64Array,
  width: number,
): void {
  for (let hand = 0, from = 0; hand < HANDS; hand++) {
    const to = (row + names[pairs[hand]!]!) * width
    for (let i = 0; i < width; i++) sums[to + i]! += values[from++]!
  }
}

/** What is lost with a fold: Ante and Blind. */
export const FOLD = -2

/** What each hand on a board comes to against all hands of the player-dealer. */
export class RiverValues {
  /** Ante and Blind, for those who stay in. */
  readonly stay = new Float64Array(HANDS)
  /** A Play wager of one Ante. */
  readonly play = new Float64Array(HANDS)
  /** The whole game, with each bet that may be made after the flop, and last with the best decision at the end. */
  readonly after: Float64Array
  readonly width: number
  /** The bet with which it is best to end, as its place in the list from 1 on; 0 for a fold. */
  readonly last = new Uint8Array(HANDS)
  readonly #stays: Float64Array
  readonly #pays: Pays

  constructor(pays: Pays) {
    this.#pays = pays
    this.#stays = anteAndBlind(pays)
    this.width = pays.bets[1].length + 1
    this.after = new Float64Array(HANDS * this.width)
  }

  weigh(times: number): void {
    const { after } = this
    for (let i = 0; i < after.length; i++) after[i]! *= times
  }

  find(river: River): void {
    this.#compare(river)
    const { stay, play, after, width } = this
    const [, flop, last] = this.#pays.bets
    for (let hand = 0, at = 0; hand < HANDS; hand++, at += width) {
      for (let i = 0; i < flop.length; i++) after[at + i] = stay[hand]! + flop[i]! * play[hand]!
      let best = FOLD * AGAINST
      let choice = 0
      for (let i = 0; i < last.length; i++) {
        const bet = stay[hand]! + last[i]! * play[hand]!
        if (bet <= best) continue
        best = bet
        choice = i + 1
      }
      after[at + width - 1] = best
      this.last[hand] = choice
    }
  }

  #compare({ ranks, lower, equal, unqualified }: River): void {
    const stays = this.#stays
    const [qh = 0, qe = 0, ql = 0, uh = 0, ue = 0, ul = 0] = this.#pays.play
    for (let hand = 0; hand < HANDS; hand++) {
      const kind = ranks[hand]! >> POSITION_BITS
      const row = kind * ENDS
      const below = lower[hand]!
      const same = equal[hand]!
      const weak = unqualified[hand]!
      if (kind >= PAIR) {
        // Every hand that does not qualify is below this one.
        const beaten = below - weak
        const above = AGAINST - below - same
        this.stay[hand] =
          stays[row]! * beaten + stays[row + 1]! * same + stays[row + 2]! * above + stays[row + 3]! * weak
        this.play[hand] = qh * beaten + qe * same + ql * above + uh * weak
      } else {
        // Every hand that qualifies is above this one.
        const strong = AGAINST - weak
        const above = weak - below - same
        this.stay[hand] =
          stays[row + 2]! * strong +
          stays[row + 3]! * below +
          stays[row + 4]! * same +
          stays[row + 5]! * above
        this.play[hand] = ql * strong + uh * below + ue * same + ul * above
      }
    }
  }
}
