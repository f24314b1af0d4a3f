import { FIVE_CARD_HANDS } from '@cardroom/engine/banked/hands.ts'
import { PAIR, POSITION_BITS } from '@cardroom/engine/ranking/high-scale.ts'
import { PAIRS } from '../cards/suit-classes.ts'
import { ENDS } from '../odds/ends.ts'
import type { Job } from '../parallel/work.ts'
import { type Decisions, FLOPS_A_BOARD } from './decisions.ts'
import { Flops, starts } from './flops.ts'
import type { Pays } from './pays.ts'
import { AGAINST, HANDS, River } from './river.ts'
import { boardsOf, RiverValues } from './values.ts'

export interface ResultsSetup {
  readonly pays: Pays
  readonly decisions: Decisions
}

/** How often each round ends in each way, every board ten times: once for each of its flops. */
export interface Counts {
  /** By street and bet, kind of hand and end. */
  readonly played: Float64Array
  readonly folded: number
}

const KINDS = FIVE_CARD_HANDS.length
const ROW = KINDS * ENDS

/** Where the counts of a bet begin: the streets one after the other, their bets as listed. */
export const rowOf = ({ bets }: Pays, street: number, choice: number): number =>
  (bets.slice(0, street).reduce((sum, list) => sum + list.length, 0) + choice - 1) * ROW

/** Every bet with its counts, by kind of hand and end. */
export function* lines(pays: Pays, { played }: Counts) {
  for (const [street, bets] of pays.bets.entries()) {
    for (const [i, times] of bets.entries()) {
      const row = rowOf(pays, street, i + 1)
      for (let kind = 0; kind < KINDS; kind++) {
        for (let end = 0; end < ENDS; end++) {
          yield { street, times, kind, end, count: played[row + kind * ENDS + end]! }
        }
      }
    }
  }
}

export const resultsJob: Job<ResultsSetup, Counts> = ({ pays, decisions }) => {
  const flops = new Flops()
  const river = new River()
  const found = new RiverValues(pays)
  const start = starts()
  const { boards, renamings } = flops
  const count = boards.counts.length
  const played = new Float64Array(rowOf(pays, 3, 1))
  let folded = 0
  const flopBets = pays.bets[1].length
  /** How many of the ten flops call for each bet (a check is 0). */
  const calls = new Uint8Array(HANDS * (flopBets + 1))

  const call = (which: number, renaming: number) => {
    const { pairs } = river
    const names = renamings[renaming]!
    const row = which * PAIRS
    for (let hand = 0; hand < HANDS; hand++) {
      calls[hand * (flopBets + 1) + decisions.flop[row + names[pairs[hand]!]!]!]!++
    }
  }

  const end = (hand: number, street: number, choice: number, times: number) => {
    const kind = river.ranks[hand]! >> POSITION_BITS
    const at = rows[street]! + (choice - 1) * ROW + kind * ENDS
    const below = river.lower[hand]!
    const same = river.equal[hand]!
    const weak = river.unqualified[hand]!
    if (kind >= PAIR) {
      played[at]! += times * (below - weak)
      played[at + 1]! += times * same
      played[at + 2]! += times * (AGAINST - below - same)
      played[at + 3]! += times * weak
    } else {
      played[at + 2]! += times * (AGAINST - weak)
      played[at + 3]! += times * below
      played[at + 4]! += times * same
      played[at + 5]! += times * (weak - below - same)
    }
  }
  const rows = [0, 1, 2].map(street => rowOf(pays, street, 1))

  const settle = (times: number) => {
    for (let hand = 0; hand < HANDS; hand++) {
      const before = decisions.before[start[river.pairs[hand]!]!]!
      if (before > 0) {
        end(hand, 0, before, times * FLOPS_A_BOARD)
        continue
      }
      for (let bet = 1; bet <= flopBets; bet++) {
        const called = calls[hand * (flopBets + 1) + bet]!
        if (called > 0) end(hand, 1, bet, times * called)
      }
      const checked = calls[hand * (flopBets + 1)]!
      if (checked === 0) continue
      if (found.last[hand]! > 0) end(hand, 2, found.last[hand]!, times * checked)
      else folded += times * checked * AGAINST
    }
  }

  return {
    run(chunk) {
      const [from, to] = boardsOf(chunk, count)
      for (let board = from; board < to; board++) {
        river.turn(boards.cards, board * 5)
        found.find(river)
        calls.fill(0)
        flops.each(board, call)
        settle(boards.counts[board]!)
      }
    },
    finish: () => ({ played, folded }),
  }
}
