import type { Cents } from '../../money/cents.ts'
import type { Player } from './player.ts'

/** A pot and the hands that can win it. */
export interface Contested {
  amount: Cents
  readonly players: readonly Player[]
}

/** What the live player who has put in most can take back, because nobody has matched it. */
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

/** What a player has in a pot: what others must match, and what nobody has to. */
export interface Contribution {
  readonly player: Player
  readonly put: Cents
  readonly dead: Cents
  /** The hand can win. */
  readonly live: boolean
}

/**
 * The main pot and the side pots: a player can win from each opponent no more than the own amount. Dead money
 * is in the main pot; what a dead hand has in beyond the live ones is in the last.
 */
export function potsOf(contributions: readonly Contribution[]): Contested[] {
  const pots: Contested[] = []
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

/** The least that a live hand has in which is more than this. */
function levelAbove(below: Cents, contributions: readonly Contribution[]): Cents | undefined {
  let level: Cents | undefined
  for (const { put, live } of contributions) {
    if (live && put > below && (level === undefined || put < level)) level = put
  }
  return level
}
