import type { Cents } from '../../money/cents.ts'
import type { Player } from './player.ts'

/** A pot and the hands that can win it. */
export interface ContestedPot {
  amount: Cents
  readonly players: readonly Player[]
}

/** The uncalled chips of the live player who has put in most. */
export function uncalled(players: readonly Player[]): { player: Player; cents: Cents } | undefined {
  let top: Player | undefined
  for (const player of players) {
    if (player.live && (!top || player.put > top.put)) top = player
  }
  if (!top) return undefined
  let second: Cents = 0
  for (const player of players) if (player !== top && player.put > second) second = player.put
  return top.put > second ? { player: top, cents: top.put - second } : undefined
}

/** A player's chips in a pot: those that others must match, and those that nobody has to. */
interface Contribution {
  readonly player: Player
  readonly put: Cents
  readonly dead: Cents
  /** The hand can win. */
  readonly live: boolean
}

/**
 * The main pot and the side pots: a player wins from each opponent at most the own amount. Dead money is in
 * the main pot; what a dead hand has in beyond the live ones is in the last.
 */
export function potsOf(contributions: readonly Contribution[]): ContestedPot[] {
  const pots: ContestedPot[] = []
  let below = 0
  for (let level = levelAbove(-1, contributions), first = true; level !== undefined; first = false) {
    const next = levelAbove(level, contributions)
    const top = next === undefined ? Number.MAX_SAFE_INTEGER : level
    let amount = 0
    const players: Player[] = []
    for (const { player, put, dead, live } of contributions) {
      amount += Math.max(0, Math.min(put, top) - below) + (first ? dead : 0)
      if (live && put >= level) players.push(player)
    }
    if (amount > 0) pots.push({ amount, players })
    below = level
    level = next
  }
  return pots
}

/** The least amount of a live hand above this one. */
function levelAbove(below: Cents, contributions: readonly Contribution[]): Cents | undefined {
  let level: Cents | undefined
  for (const { put, live } of contributions) {
    if (live && put > below && (level === undefined || put < level)) level = put
  }
  return level
}
