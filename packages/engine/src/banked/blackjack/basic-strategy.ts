import { type Card, RANKS, rankOf } from '../../cards/card.ts'
import type { BlackjackRules } from './rules.ts'
import type { HandCount } from './value.ts'

export type BasicMove = 'hit' | 'stand' | 'double or hit' | 'double or stand'

/**
 * What to do against the player-dealer's two, three … nine, ten, ace: h hit, s stand, d double or else
 * hit, D double or else stand; for pairs y split. A total without a row hits up to 16 and stands from 17.
 */
interface Strategy {
  readonly hard: Readonly<Record<number, string>>
  readonly soft: Readonly<Record<number, string>>
  /** By the rank of the card. */
  readonly pairs: Readonly<Record<string, string>>
}

/** For several decks when the player-dealer hits soft 17. */
const MANY_DECKS_STRATEGY: Strategy = {
  hard: {
    9: 'hddddhhhhh',
    10: 'ddddddddhh',
    11: 'dddddddddd',
    12: 'hhssshhhhh',
    13: 'ssssshhhhh',
    14: 'ssssshhhhh',
    15: 'ssssshhhhh',
    16: 'ssssshhhhh',
  },
  soft: {
    13: 'hhhddhhhhh',
    14: 'hhhddhhhhh',
    15: 'hhdddhhhhh',
    16: 'hhdddhhhhh',
    17: 'hddddhhhhh',
    18: 'DDDDDsshhh',
    19: 'ssssDsssss',
  },
  pairs: {
    2: 'yyyyyy----',
    3: 'yyyyyy----',
    4: '---yy-----',
    6: 'yyyyy-----',
    7: 'yyyyyy----',
    8: 'yyyyyyyyyy',
    9: 'yyyyy-yy--',
    A: 'yyyyyyyyyy',
  },
}

/** Where the player-dealer's 22 pushes, the player risks less on the player-dealer going over. */
const AGAINST_PUSH_ON_22: Strategy = {
  hard: {
    9: 'hhhhdhhhhh',
    10: 'dddddddhhh',
    11: 'ddddddddhh',
    12: 'hhhhhhhhhh',
    13: 'hhhhshhhhh',
    14: 'hhssshhhhh',
    15: 'ssssshhhhh',
    16: 'ssssshhhhh',
  },
  soft: {
    16: 'hhhhdhhhhh',
    17: 'hhhddhhhhh',
    18: 'ssssDsshhh',
  },
  pairs: {
    2: '--yyy-----',
    3: '--yyy-----',
    6: '--yyy-----',
    7: '-yyyy-----',
    8: 'yyyyyyyy--',
    9: '-yyyy-yy--',
    A: 'yyyyyyyyy-',
  },
}

export const strategyFor = ({ verdicts }: Pick<BlackjackRules, 'verdicts'>): Strategy =>
  verdicts.some(({ when, outcome }) => outcome === 'push' && when.length === 1 && when[0] === 'bank 22')
    ? AGAINST_PUSH_ON_22
    : MANY_DECKS_STRATEGY

const MOVE_OF_LETTER: Readonly<Record<string, BasicMove>> = {
  h: 'hit',
  s: 'stand',
  d: 'double or hit',
  D: 'double or stand',
}

/** `up` counts an ace as eleven. */
export function basicMoveFor(strategy: Strategy, value: HandCount, up: number): BasicMove {
  const rows = value.soft ? strategy.soft : strategy.hard
  const total = Math.floor(value.points)
  const row = rows[total]
  if (row) return MOVE_OF_LETTER[row[up - 2]!]!
  return total > 16 ? 'stand' : 'hit'
}

/** Whether a pair is better as two hands. */
export const splits = (strategy: Strategy, card: Card, up: number): boolean =>
  strategy.pairs[RANKS[rankOf(card)]!]?.[up - 2] === 'y'

export function surrenders({ points, soft }: HandCount, up: number): boolean {
  if (soft) return false
  if (points === 16) return up >= 9
  return (points === 15 && up >= 10) || (points === 17 && up === 11)
}
