import type { Cite, Reading } from '@cardroom/engine'
import type { OddBetween } from '@cardroom/engine/poker'
import { type PokerReadingReason, why } from './reading-sentences.ts'

/** Points that most filings of pot games leave open, each with the lines that leave it open. */

export const twoHandedBlinds = (cite: Cite): Reading => ({
  name: 'twoHandedBlinds',
  default: 'button-small',
  others: ['button-big'],
  why: why('two-handed-blinds'),
  cite,
})

export const raiseCap = (cite: Cite): Reading => ({
  name: 'raiseCap',
  default: 'limit-only',
  others: ['all-games'],
  why: why('raise-cap'),
  cite,
})

/** The print adds a raise to the last full bet, in an example with limits. */
export const raiseOverAllIn = (cite: Cite): Reading => ({
  name: 'raiseOverAllIn',
  default: 'last-full-bet',
  others: ['short-all-in'],
  why: why('raise-over-all-in'),
  cite,
})

/** When two players are alone: at the beginning of the betting round, or as soon as the others are out. */
export const capLifted = (byDefault: 'two-in-round' | 'two-left', cite: Cite): Reading => ({
  name: 'capLifted',
  default: byDefault,
  others: [byDefault === 'two-left' ? 'two-in-round' : 'two-left'],
  why: why('cap-lifted'),
  cite,
})

export const potFeePlayers = (cite: Cite): Reading => ({
  name: 'potFeePlayers',
  default: 'dealt-in',
  others: ['still-in'],
  why: why('pot-fee-players'),
  cite,
})

/** For a column that counts active players: those who are still in the hand. */
export const potFeeActivePlayers = (cite: Cite): Reading => ({
  name: 'potFeePlayers',
  default: 'still-in',
  others: ['dealt-in'],
  why: why('pot-fee-active-players'),
  cite,
})

export const oddChips = (cite: Cite): Reading => ({
  name: 'oddChips',
  default: 'one-player',
  others: ['one-each'],
  why: why('odd-chips-to-one'),
  cite,
})

/** Who gets the chip that cannot be halved between high and low. */
export const oddChip = (byDefault: OddBetween, cite: Cite, said: PokerReadingReason): Reading => ({
  name: 'oddChip',
  default: byDefault,
  others: (['high', 'position'] as const).filter(other => other !== byDefault),
  why: why(said),
  cite,
})

/** Whether the third card of a pineapple game is thrown away before or after the betting of that street. */
export const discardTiming = (
  byDefault: 'before-betting' | 'after-betting',
  cite: Cite,
  said: PokerReadingReason,
): Reading => ({
  name: 'discardTiming',
  default: byDefault,
  others: [byDefault === 'before-betting' ? 'after-betting' : 'before-betting'],
  why: why(said),
  cite,
})
