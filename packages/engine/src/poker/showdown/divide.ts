import type { Cents } from '../../money/cents.ts'
import type { PotShare } from '../../round/result.ts'
import type { Player } from '../hand/player.ts'
import type { OddBetween } from '../rules/rules.ts'

/** How indivisible amounts are given out. */
export interface OddChips {
  /** The smallest chip that an amount is split down to. */
  readonly chip: Cents
  readonly between: OddBetween
  readonly among: 'one-player' | 'one-each'
}

/** The winners of one part of a pot. */
export interface Winners {
  readonly for: string
  /** In the order in which odd chips are given out: clockwise from the button's left. */
  readonly players: readonly Player[]
}

/** An equal part in whole chips. */
const part = (amount: Cents, parts: number, chip: Cents): Cents => Math.floor(amount / parts / chip) * chip

/** One part of a pot among its winners; the shares are listed by seat. */
export function potSharesOf(amount: Cents, { players, for: what }: Winners, odd: OddChips): PotShare[] {
  const [first, more] = players
  if (first && !more) return [{ seat: first.seat, amount, for: what }]
  const each = part(amount, players.length, odd.chip)
  const rest = amount - each * players.length
  const chips = odd.among === 'one-each' ? Math.floor(rest / odd.chip) : 0
  return players
    .map((player, i) => {
      // The first gets the whole remainder, or the part below a chip.
      const extra = (i < chips ? odd.chip : 0) + (i === 0 ? rest - chips * odd.chip : 0)
      return { seat: player.seat, amount: each + extra, for: what }
    })
    .sort((a, b) => a.seat - b.seat)
}

/** Divides a pot between high and low, each half among its winners; the remainder goes where it is filed. */
export function divideHighLow(
  amount: Cents,
  high: Winners,
  low: Winners,
  order: readonly Player[],
  odd: OddChips,
): PotShare[] {
  const half = part(amount, 2, odd.chip)
  const first = order.find(player => high.players.includes(player) || low.players.includes(player))!
  if (odd.between === 'closest-if-tied' && high.players.length > 1) {
    const shares = [...potSharesOf(half, high, odd), ...potSharesOf(half, low, odd)]
    const closest = shares.findIndex(({ seat }) => seat === first.seat)
    return shares.map((one, i) => (i === closest ? { ...one, amount: one.amount + amount - 2 * half } : one))
  }
  const toHigh = odd.between !== 'position' || high.players.includes(first)
  return [
    ...potSharesOf(toHigh ? amount - half : half, high, odd),
    ...potSharesOf(toHigh ? half : amount - half, low, odd),
  ]
}

/** Divides a pot between two boards: the odd chip goes to the first. */
export function splitByBoard(amount: Cents, boards: number, chip: Cents): Cents[] {
  const each = part(amount, boards, chip)
  return Array.from({ length: boards }, (_, i) => (i === 0 ? amount - each * (boards - 1) : each))
}
