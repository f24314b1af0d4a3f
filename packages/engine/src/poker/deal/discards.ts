import type { Card } from '../../cards/card.ts'
import type { Ask } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { Player } from '../hand/player.ts'
import type { PokerPlay } from '../play.ts'

/** Takes cards out of a hand and puts them among the discards. */
export function discard(play: PokerPlay, player: Player, cards: readonly Card[]): void {
  const pile = play.felt.pile(player.name)
  for (const card of cards) {
    const at = pile.findIndex(lying => lying.card === card)
    pile.splice(at, 1)
    play.discards.push({ card, by: player })
  }
}

/** Who is still to throw cards away. */
export const discardsAsked = (play: PokerPlay): Player[] =>
  play.live < 2 ? [] : play.players.filter(player => player.live && play.discarding?.has(player))

/** Every live player throws so many cards away, in any order; those who are all-in too. */
export function* discards(play: PokerPlay, count: number): Script {
  play.discarding = new Set(play.players)
  const questions = (): Ask[] =>
    discardsAsked(play).map(player => ({
      seat: player.seat,
      options: [{ move: 'discard', cards: { from: play.felt.cards(player.name), min: count, max: count } }],
    }))
  yield* play.askAll(questions, move => {
    const player = play.playerAt(move.seat)!
    play.settled()
    discard(play, player, move.cards!)
    play.discarding!.delete(player)
  })
  play.discarding = undefined
}
