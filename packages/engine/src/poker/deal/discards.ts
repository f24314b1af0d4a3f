import type { Ask } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'

/** The players who still have to discard. */
export const discardsAsked = ({ players, stage }: PokerHand): Player[] =>
  players.live < 2 ? [] : players.all.filter(player => player.live && stage.discarding?.has(player))

/** Every live player discards this many cards, in any order, even when all-in. */
export function* discards(hand: PokerHand, count: number): Script {
  const { betting, dealer, felt, muck, players, stage } = hand
  const left = new Set(players.all)
  stage.discarding = left
  const questions = (): Ask[] =>
    discardsAsked(hand).map(({ seat, name }) => ({
      seat,
      options: [{ move: 'discard', cards: { from: felt.cards(name), min: count, max: count }, key: 'd' }],
    }))
  yield dealer.askAll(questions, ({ seat, cards = [] }) => {
    const player = players.at(seat)
    if (!player) return
    betting.clearUndo()
    muck.discard(player, cards)
    left.delete(player)
  })
  stage.discarding = undefined
}
