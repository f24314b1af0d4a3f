import { type Card, rankOf } from '../../cards/card.ts'
import type { Value } from './value.ts'

/** The usual strategy for several decks when the player-dealer hits soft 17; `up` counts an ace as eleven. */
export type Wish = 'hit' | 'stand' | 'double or hit' | 'double or stand'

const between = (up: number, from: number, to: number): boolean => up >= from && up <= to

export function hardPlay(total: number, up: number): Wish {
  if (total <= 8) return 'hit'
  if (total === 9) return between(up, 3, 6) ? 'double or hit' : 'hit'
  if (total === 10) return up <= 9 ? 'double or hit' : 'hit'
  if (total === 11) return 'double or hit'
  if (total === 12) return between(up, 4, 6) ? 'stand' : 'hit'
  return total >= 17 || up <= 6 ? 'stand' : 'hit'
}

export function softPlay(total: number, up: number): Wish {
  if (total <= 12) return 'hit'
  if (total <= 14) return between(up, 5, 6) ? 'double or hit' : 'hit'
  if (total <= 16) return between(up, 4, 6) ? 'double or hit' : 'hit'
  if (total === 17) return between(up, 3, 6) ? 'double or hit' : 'hit'
  if (total === 18) return up <= 6 ? 'double or stand' : up <= 8 ? 'stand' : 'hit'
  return total === 19 && up === 6 ? 'double or stand' : 'stand'
}

/** Whether a pair is better as two hands, by rank from twos to aces. */
export function pairSplits(card: Card, up: number): boolean {
  const from2to = [7, 7, 0, 0, 6, 7, 11, 9, 0, 0, 0, 0, 11]
  const rank = rankOf(card)
  if (rank === 2) return between(up, 5, 6)
  return up <= from2to[rank]! && !(rank === 7 && up === 7)
}

export function surrenders({ half, soft }: Value, up: number): boolean {
  if (soft) return false
  if (half === 32) return up >= 9
  return (half === 30 && up >= 10) || (half === 34 && up === 11)
}
