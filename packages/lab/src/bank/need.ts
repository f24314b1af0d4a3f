import type { Coverage, WagerLine } from '@cardroom/engine'

/** The smallest wager of the player-dealer with which these lines, settled in this order, are all covered. */
export function needOf(coverage: Coverage, lines: readonly Pick<WagerLine, 'pays' | 'takes'>[]): number {
  let paid = 0
  let taken = 0
  let furthest = 0
  for (const { pays, takes } of lines) {
    paid += pays
    taken += takes
    furthest = Math.max(furthest, Math.abs(paid - taken))
  }
  switch (coverage) {
    case 'gross':
      return paid + taken
    case 'separate':
      return Math.max(paid, taken)
    case 'net':
      return furthest
  }
}
