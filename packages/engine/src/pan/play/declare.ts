import type { Option } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { PanHand } from '../hand/hand.ts'

const DECLARE_OPTIONS: readonly Option[] = [
  { move: 'in', key: 'i' },
  { move: 'pass', safe: true, ends: true, key: 'p' },
]

/** From the player dealt first, each declares in or pass; a player who passes loses the tops (003:309, 004:51-52). */
export function* declare(hand: PanHand): Script {
  for (const player of hand.players) {
    // The last hand left has nobody to play against.
    const others = () => hand.players.some(other => other !== player && other.hasHand)
    const move = yield* hand.dealer.ask(() =>
      player.state === 'dealt' && others() ? { seat: player.seat, options: DECLARE_OPTIONS } : undefined,
    )
    if (!player.hasHand) continue
    if (move?.move === 'pass') {
      player.state = 'passed'
      if (hand.setup.ante !== undefined && hand.terms.antes === 'passers') {
        hand.payments.ante(player, hand.setup.ante)
      }
      hand.throwIn(player)
    } else player.state = 'in'
  }
}
