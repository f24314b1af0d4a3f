import { FIVE_CARD_HANDS } from '@cardroom/engine/banked'
import { categoryOfHigh, PAIR, POSITION_BITS, rankHighFlat } from '@cardroom/engine/ranking'
import { ENDS } from '../odds/pay-table.ts'
import type { Job, Work } from '../parallel/work.ts'
import { FlopCalls } from './calls.ts'
import { type Decisions, FLOPS_A_BOARD } from './decisions.ts'
import { Flops } from './flops.ts'
import type { UltimatePays } from './pays.ts'
import { OPPOSING_HANDS, River } from './river.ts'
import { StartsOfKinds } from './starts-of-kinds.ts'
import { chunkBoards, RiverValues } from './values.ts'

const HAND_KINDS = FIVE_CARD_HANDS.length
const LAST_HANDS = HAND_KINDS * HAND_KINDS * 13

interface ResultsSetup {
  readonly pays: UltimatePays
  readonly decisions: Decisions
}

/** Counts how each round ends, every board ten times: once for each of its flops. */
export interface Counts {
  /** By street and bet, kind of hand and end. */
  readonly played: Float64Array
  readonly folded: number
  /** Hands that came to the last decision, and those that bet then. */
  readonly last: { readonly all: Float64Array; readonly bet: Float64Array }
}

/** A hand at the last decision: what it is, what the board is alone, and the higher of its own cards. */
export const lastHand = (made: number, onBoard: number, highest: number): number =>
  (made * HAND_KINDS + onBoard) * 13 + highest

const COUNTS_A_BET = HAND_KINDS * ENDS

/** Where the counts of a bet begin: the streets one after the other, their bets as listed. */
const rowOf = ({ bets }: UltimatePays, street: number, choice: number): number =>
  (bets.slice(0, street).reduce((sum, list) => sum + list.length, 0) + choice - 1) * COUNTS_A_BET

/** Every bet with its counts, by kind of hand and end. */
export function* lines(pays: UltimatePays, played: ArrayLike<number>) {
  for (const [street, bets] of pays.bets.entries()) {
    for (const [i, times] of bets.entries()) {
      const row = rowOf(pays, street, i + 1)
      for (let kind = 0; kind < HAND_KINDS; kind++) {
        for (let end = 0; end < ENDS; end++) {
          yield { street, times, kind, end, count: played[row + kind * ENDS + end]! }
        }
      }
    }
  }
}

const start = ({ pays, decisions }: ResultsSetup): Work<Counts> => {
  const flops = new Flops()
  const river = new River()
  const found = new RiverValues(pays)
  const kindStarts = new StartsOfKinds()
  const { boards } = flops
  const choices = pays.bets[1].length + 1
  const calls = new FlopCalls(flops, decisions, choices)
  const ends = new Ends(pays, river)
  let folded = 0
  const last = { all: new Float64Array(LAST_HANDS), bet: new Float64Array(LAST_HANDS) }

  const settleBefore = (times: number) =>
    kindStarts.each(river, (kind, start, hands) => {
      const choice = decisions.before[start]!
      if (choice > 0) ends.add(kind, 0, choice, times * hands * FLOPS_A_BOARD)
    })

  const settleLater = (board: number, times: number) => {
    const onBoard = categoryOfHigh(rankHighFlat(boards.cards, board * 5, 5))
    for (let kind = 0; kind < river.count; kind++) {
      for (let choice = 1; choice < choices; choice++) {
        const hands = calls.hands(kind, choice)
        if (hands > 0) ends.add(kind, 1, choice, times * hands)
      }
      const checked = times * calls.hands(kind, 0)
      if (checked === 0) continue
      const choice = found.last[kind]!
      const hand = lastHand(river.ranks[kind]! >> POSITION_BITS, onBoard, river.highest(kind))
      last.all[hand]! += checked
      if (choice > 0) {
        ends.add(kind, 2, choice, checked)
        last.bet[hand]! += checked
      } else folded += checked * OPPOSING_HANDS
    }
  }

  return {
    run(chunk) {
      const [from, to] = chunkBoards(chunk, boards.counts.length)
      for (let board = from; board < to; board++) {
        river.turn(boards.cards, board * 5)
        found.find(river)
        calls.count(board, river)
        settleBefore(boards.counts[board]!)
        settleLater(board, boards.counts[board]!)
      }
    },
    finish: () => ({ played: ends.played, folded, last }),
  }
}

export const resultsJob: Job<ResultsSetup, Counts> = {
  at: { file: import.meta.url, name: 'resultsJob' },
  start,
}

/** How the rounds end with each bet. */
class Ends {
  readonly played: Float64Array
  readonly #rows: readonly number[]
  readonly #river: River

  constructor(pays: UltimatePays, river: River) {
    this.played = new Float64Array(rowOf(pays, 3, 1))
    this.#rows = [0, 1, 2].map(street => rowOf(pays, street, 1))
    this.#river = river
  }

  add(kind: number, street: number, choice: number, times: number): void {
    const { ranks, lower, equal, unqualified } = this.#river
    const { played } = this
    const category = ranks[kind]! >> POSITION_BITS
    const at = this.#rows[street]! + (choice - 1) * COUNTS_A_BET + category * ENDS
    const below = lower[kind]!
    const same = equal[kind]!
    const weak = unqualified[kind]!
    if (category >= PAIR) {
      played[at]! += times * (below - weak)
      played[at + 1]! += times * same
      played[at + 2]! += times * (OPPOSING_HANDS - below - same)
      played[at + 3]! += times * weak
    } else {
      played[at + 2]! += times * (OPPOSING_HANDS - weak)
      played[at + 3]! += times * below
      played[at + 4]! += times * same
      played[at + 5]! += times * (weak - below - same)
    }
  }
}
