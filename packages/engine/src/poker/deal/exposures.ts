import type { Ask } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import { hasDownCard } from '../hand/up-cards.ts'

/** Between the betting and the next card each player may turn the down card up. */
export function* exposures({ dealer, felt, players }: PokerHand): Script {
  const answered = new Set<Player>()
  const questions = (): Ask[] =>
    players.all
      .filter(player => player.live && !answered.has(player) && hasDownCard(felt, player))
      .map(({ seat }) => ({ seat, options: [{ move: 'expose' }], offer: true }))
  yield dealer.askAll(questions, ({ seat, move }) => {
    const player = players.at(seat)
    if (!player) return
    answered.add(player)
    if (move === 'expose') felt.show(player.name)
  })
}

/** A player whose down card was exposed may stop betting at once, for what is in the pot by then. */
export function* offerAllIn({ dealer }: PokerHand, player: Player): Script {
  let answered = false
  yield dealer.askAll(
    () =>
      answered
        ? []
        : [{ seat: player.seat, options: [{ move: 'all-in', grave: true, key: 'a' }], offer: true }],
    ({ move }) => {
      answered = true
      player.declaredAllIn = move === 'all-in'
    },
  )
}
