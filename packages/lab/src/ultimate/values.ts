import { PAIR, POSITION_BITS } from '@cardroom/engine/ranking'
import { ENDS } from '../odds/pay-table.ts'
import type { Job } from '../parallel/work.ts'
import { CLASS_PAIRS, CLASSES, CLASSES_TWO, classOf, ROW_LENGTH, rowOfSuit, TWO_CLASSES } from './classes.ts'
import { CARD_RENAMINGS, Flops, STARTS, suitRenamed } from './flops.ts'
import { anteAndBlind, type UltimatePays } from './pays.ts'
import { OPPOSING_HANDS, River } from './river.ts'
import { StartsOfKinds } from './starts-of-kinds.ts'

/** Boards that are done at a time. */
const BOARDS_A_CHUNK = 512
export const boardChunks = (boards: number): number => Math.ceil(boards / BOARDS_A_CHUNK)

/** The boards of a chunk, from the first to before the last. */
export const chunkBoards = (chunk: number, boards: number): readonly [from: number, to: number] => [
  chunk * BOARDS_A_CHUNK,
  Math.min(boards, (chunk + 1) * BOARDS_A_CHUNK),
]

/** Sums over all hands of the player-dealer, and over all boards that may come. */
export interface UltimateValues {
  /** For each of the 169 starts: the value of Ante and Blind for hands that stay in. */
  readonly stay: Float64Array
  /** … and a Play wager of one Ante. */
  readonly play: Float64Array
  /**
   * For each class of flops, each kind of hand: by how much the whole game comes to more than with the first bet that
   * may be made after the flop, with each of the others, and last for a player who decides at the end: one list after
   * the other.
   */
  readonly flop: Float64Array
  /**
   * What of it does not belong to a pair of cards, because one of them came after the flop: by class of flops, that
   * card and the other one.
   */
  readonly taken: Float64Array
}

export const valuesJob: Job<{ readonly pays: UltimatePays }, UltimateValues> = {
  at: { file: import.meta.url, name: 'valuesJob' },
  start({ pays }) {
    const flops = new Flops()
    const walk = new ValuesWalk(pays, flops)
    return {
      run(chunk) {
        const [from, to] = chunkBoards(chunk, flops.boards.counts.length)
        for (let board = from; board < to; board++) walk.board(board)
      },
      finish: () => walk.sums,
    }
  },
}

/** Sums up what every hand comes to, board by board. */
export class ValuesWalk {
  readonly sums: UltimateValues
  readonly #flops: Flops
  readonly #river = new River()
  readonly #found: RiverValues
  readonly #starts = new StartsOfKinds()
  /** What each kind of hand on the board comes to, by its two classes. */
  readonly #byClasses: Float64Array
  readonly #classes = new Uint8Array(52)

  constructor(pays: UltimatePays, flops: Flops) {
    this.#flops = flops
    this.#found = new RiverValues(pays)
    const { width } = this.#found
    this.#byClasses = new Float64Array(CLASSES * CLASSES * width)
    this.sums = {
      stay: new Float64Array(STARTS),
      play: new Float64Array(STARTS),
      flop: new Float64Array(flops.count * ROW_LENGTH * width),
      taken: new Float64Array(flops.count * 52 * 52 * width),
    }
  }

  board(board: number): void {
    const { cards, counts } = this.#flops.boards
    const river = this.#river
    river.turn(cards, board * 5)
    this.#found.find(river)
    this.#addStarts(counts[board]!)
    this.#found.weigh(river, counts[board]!, this.#byClasses)
    for (let card = 0; card < 52; card++) this.#classes[card] = classOf(card, river.flushSuit)
    this.#flops.each(board, (flop, renaming, turn, last) => {
      const row = flop * ROW_LENGTH + rowOfSuit(suitRenamed(river.flushSuit, renaming))
      const names = CARD_RENAMINGS[renaming]!
      for (let plane = 0; plane < this.#found.width; plane++) {
        this.#addKinds(plane, row)
        this.#addTaken(plane, flop, names, turn)
        this.#addTaken(plane, flop, names, last)
        this.#addPair(plane, flop, names, turn, last)
      }
    })
  }

  #addStarts(times: number): void {
    const { stay, play } = this.sums
    this.#starts.each(this.#river, (kind, start, hands) => {
      stay[start]! += times * hands * this.#found.stay[kind]!
      play[start]! += times * hands * this.#found.play[kind]!
    })
  }

  #addKinds(plane: number, row: number): void {
    const { flop } = this.sums
    const { kinds, count } = this.#river
    const { after } = this.#found
    const from = plane * CLASS_PAIRS
    const to = plane * this.#flops.count * ROW_LENGTH + row
    for (let kind = 0; kind < count; kind++) flop[to + kinds[kind]!]! += after[from + kind]!
  }

  /** Hands with this card cannot be, now that it lies on the board. */
  #addTaken(plane: number, flop: number, names: Uint8Array, card: number): void {
    const { taken } = this.sums
    const { unseen } = this.#river
    const byClasses = this.#byClasses
    const classes = this.#classes
    const from = (plane * CLASSES + classes[card]!) * CLASSES
    const to = ((plane * this.#flops.count + flop) * 52 + names[card]!) * 52
    for (let i = 0; i < unseen.length; i++) {
      const other = unseen[i]!
      taken[to + names[other]!]! += byClasses[from + classes[other]!]!
    }
  }

  #addPair(plane: number, flop: number, names: Uint8Array, card: number, other: number): void {
    const from = (plane * CLASSES + this.#classes[card]!) * CLASSES + this.#classes[other]!
    const to = ((plane * this.#flops.count + flop) * 52 + names[card]!) * 52 + names[other]!
    this.sums.taken[to]! += this.#byClasses[from]!
  }
}

/** What is lost with a fold: Ante and Blind. */
export const FOLD = -2

/** What each kind of hand on a board comes to against all hands of the player-dealer. */
export class RiverValues {
  /** Ante and Blind, for hands that stay in. */
  readonly stay = new Float64Array(CLASS_PAIRS)
  /** A Play wager of one Ante. */
  readonly play = new Float64Array(CLASS_PAIRS)
  /** The whole game with the best decision at the end. */
  readonly later = new Float64Array(CLASS_PAIRS)
  /**
   * By how much each other bet that may be made after the flop, and last a decision at the end is more than the first
   * of those bets: one list after the other.
   */
  readonly after: Float64Array
  readonly width: number
  /** The bet with which it is best to end, as its place in the list from 1 on; 0 for a fold. */
  readonly last = new Uint8Array(CLASS_PAIRS)
  readonly #stays: Float64Array
  readonly #pays: UltimatePays

  constructor(pays: UltimatePays) {
    this.#pays = pays
    this.#stays = anteAndBlind(pays)
    this.width = pays.bets[1].length
    this.after = new Float64Array(CLASS_PAIRS * this.width)
  }

  /** Counts what was found so many times, and lists it by two classes, too. */
  weigh({ kinds, count }: River, times: number, byClasses: Float64Array): void {
    const { after, width } = this
    byClasses.fill(0)
    for (let plane = 0; plane < width; plane++) {
      const to = plane * CLASSES * CLASSES
      for (let kind = 0, at = plane * CLASS_PAIRS; kind < count; kind++, at++) {
        after[at]! *= times
        const [one, other] = [TWO_CLASSES[kinds[kind]!]!, CLASSES_TWO[kinds[kind]!]!]
        byClasses[to + one] = after[at]!
        byClasses[to + other] = after[at]!
      }
    }
  }

  find(river: River): void {
    this.#compare(river)
    const { stay, play, after, width } = this
    const [, flop, last] = this.#pays.bets
    const end = (width - 1) * CLASS_PAIRS
    for (let kind = 0; kind < river.count; kind++) {
      for (let i = 1; i < width; i++)
        after[(i - 1) * CLASS_PAIRS + kind] = (flop[i]! - flop[0]!) * play[kind]!
      let best = FOLD * OPPOSING_HANDS
      let choice = 0
      for (let i = 0; i < last.length; i++) {
        const bet = stay[kind]! + last[i]! * play[kind]!
        if (bet <= best) continue
        best = bet
        choice = i + 1
      }
      this.later[kind] = best
      after[end + kind] = best - stay[kind]! - flop[0]! * play[kind]!
      this.last[kind] = choice
    }
  }

  #compare({ ranks, lower, equal, unqualified, count }: River): void {
    const stays = this.#stays
    const [qh = 0, qe = 0, ql = 0, uh = 0, ue = 0, ul = 0] = this.#pays.play
    for (let kind = 0; kind < count; kind++) {
      const category = ranks[kind]! >> POSITION_BITS
      const row = category * ENDS
      const below = lower[kind]!
      const same = equal[kind]!
      const weak = unqualified[kind]!
      if (category >= PAIR) {
        // Every hand that does not qualify is below this one.
        const beaten = below - weak
        const above = OPPOSING_HANDS - below - same
        this.stay[kind] =
          stays[row]! * beaten + stays[row + 1]! * same + stays[row + 2]! * above + stays[row + 3]! * weak
        this.play[kind] = qh * beaten + qe * same + ql * above + uh * weak
      } else {
        // Every hand that qualifies is above this one.
        const strong = OPPOSING_HANDS - weak
        const above = weak - below - same
        this.stay[kind] =
          stays[row + 2]! * strong +
          stays[row + 3]! * below +
          stays[row + 4]! * same +
          stays[row + 5]! * above
        this.play[kind] = ql * strong + uh * below + ue * same + ul * above
      }
    }
  }
}
