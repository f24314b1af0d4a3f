import type { Ask } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { Player } from '../hand/player.ts'
import type { PokerPlay } from '../play.ts'

/** Between the betting and the next card each player may turn the down card up. */
export function* exposures(play: PokerPlay): Script {
  const answered = new Set<Player>()
  const questions = (): Ask[] =>
    play.players
      .filter(player => player.live && !answered.has(player) && play.hasDownCard(player))
      .map(player => ({ seat: player.seat, options: [{ move: 'expose' }], offer: true }))
  yield* play.askAll(questions, move => {
    const player = play.playerAt(move.seat)!
    answered.add(player)
    if (move.move === 'expose') play.felt.show(player.name)
  })
}
