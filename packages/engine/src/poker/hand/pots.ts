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
  const live = contributions.filter(one => one.live)
  const levels = [...new Set(live.map(one => one.put))].sort((a, b) => a - b)
  const pots: Contested[] = []
  let below = 0
  for (const [i, level] of levels.entries()) {
    const top = i === levels.length - 1 ? Number.MAX_SAFE_INTEGER : level
    let amount = 0
    for (const { put, dead } of contributions) {
      amount += Math.max(0, Math.min(put, top) - below) + (i === 0 ? dead : 0)
    }
    if (amount > 0) {
      pots.push({ amount, players: live.filter(one => one.put >= level).map(one => one.player) })
    }
    below = level
  }
  return pots
}
