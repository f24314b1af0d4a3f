import type { Script } from '../../round/script.ts'
import type { Cite } from '../../rules/cite.ts'
import type { PokerHand } from '../hand/hand.ts'
import { BoardCards, burn } from './cards.ts'

/**
 * A player is all-in, and all others have matched it or are out: they may agree to deal the remaining cards
 * twice. Players with chips go on betting for their side pot, which is won on both boards.
 */
export function* offerTwice({ dealer, players, readings, stage }: PokerHand): Script {
  if (readings.runTwice === 'not-offered' || !stage.next || stage.twice) return
  const live = players.all.filter(player => player.live)
  const allIn = live.filter(player => player.behind === 0).length
  const able = live.length - allIn
  if (allIn <= stage.offeredTwice || (readings.runTwice === 'betting-over' && able > 1)) return
  stage.offeredTwice = allIn
  const agreed = new Set<number>()
  let declined = false
  yield dealer.askAll(
    () =>
      declined
        ? []
        : players.all
            .filter(player => player.live && !agreed.has(player.seat))
            .map(({ seat }) => ({ seat, options: [{ move: 'run-twice' }], offer: true })),
    ({ seat, move }) => {
      if (move === 'run-twice') agreed.add(seat)
      else declined = true
    },
  )
  if (!declined) stage.twice = { from: stage.at + 1 }
}

/** The streets that were still to come, once more; where the deck runs out, the burns are shuffled. */
export function* secondBoard(hand: PokerHand, from: number, cite: Cite): Script {
  const { felt, rules, stock, rulings, dealer, muck } = hand
  if (felt.pile('board2').length > 0) return
  for (const street of rules.streets.slice(from)) {
    if (stock.left === 0) {
      rulings.found('deck-runs-out', rulings.row('deck-runs-out')?.cite ?? cite)
      yield* dealer.reshuffle(muck.takeBurns())
    }
    yield* burn(hand)
    yield new BoardCards(hand, street.board ?? 0, ['board2'])
  }
}
