import type { Readings } from '@cardroom/engine'
import { FIVE_CARD_HANDS, type UltimateRules } from '@cardroom/engine/banked'
import { ENDS, endValues, perUnit } from '../odds/pay-table.ts'

/** What the wagers come to, as plain numbers for the loops; all are multiples of `unit`. */
export interface UltimatePays {
  /** By end: qualified higher, equal, lower, unqualified higher, equal, lower. */
  readonly ante: readonly number[]
  readonly play: readonly number[]
  /** What a Blind of one unit wins with each kind of hand when the player's is higher. */
  readonly blind: readonly number[]
  /** How many times the Ante may be bet before the flop, after it, and at the end. */
  readonly bets: readonly [before: readonly number[], flop: readonly number[], river: readonly number[]]
}

export function ultimatePaysOf(rules: UltimateRules, readings: Readings): UltimatePays {
  const [before, flop, river, ...more] = rules.streets
  const turns = [before?.turns, flop?.turns, river?.turns].join()
  if (!before || !flop || !river || more.length > 0 || turns !== '0,3,2') {
    throw new Error(`${rules.id} turns its community cards in another way`)
  }
  return {
    ante: endValues(rules.showdown, 'ante', readings),
    play: endValues(rules.showdown, 'play', readings),
    blind: FIVE_CARD_HANDS.map(hand => {
      const row = rules.blind.pays.find(one => one.hand === hand)
      return row ? perUnit(row.pays) : 0
    }),
    bets: [before.bets, flop.bets, river.bets],
  }
}

/** What Ante and Blind come to together in each end, with each kind of hand. */
export function anteAndBlind({ ante, blind }: UltimatePays): Float64Array {
  const table = new Float64Array(blind.length * ENDS)
  for (const [kind, wins] of blind.entries()) {
    for (const [end, result] of ante.entries()) {
      table[kind * ENDS + end] = result + [wins, 0, -1][end % 3]!
    }
  }
  return table
}
