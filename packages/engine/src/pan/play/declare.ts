import type { Option } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { PanPlay } from '../hand/hand.ts'

const CHOICES: readonly Option[] = [{ move: 'in' }, { move: 'pass' }]

/** From who was dealt first, each says whether to play; one who passes loses the tops (003:309, 004:51-52). */
export function* declare(play: PanPlay): Script {
  for (const player of play.players) {
    // The last hand left has nobody to play against.
    const others = () => play.players.some(other => other !== player && other.hasHand)
    const move = yield* play.ask(() =>
      player.state === 'dealt' && others() ? { seat: player.seat, options: CHOICES } : undefined,
    )
    if (!player.hasHand) continue
    if (move?.move === 'pass') {
      player.state = 'passed'
      if (play.setup.ante !== undefined && play.terms.antes === 'passers') {
        play.purse.ante(player, play.setup.ante)
      }
      play.throwIn(player)
    } else player.state = 'in'
  }
}
