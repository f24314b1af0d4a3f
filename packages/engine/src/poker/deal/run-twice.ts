import type { Script } from '../../round/script.ts'
import type { PokerPlay } from '../play.ts'
import { boardCard, burn } from './cards.ts'

/** Nobody has anything left to decide, but cards are still to come: once, all may agree to deal them twice. */
export function* offerTwice(play: PokerPlay): Script {
  if (play.readings.runTwice === 'not-offered') return
  const from = play.street + 1
  if (from >= play.rules.streets.length) return
  const able = play.players.filter(player => player.live && player.behind > 0).length
  if (able > 1) return
  play.twiceOffered = true
  const agreed = new Set<number>()
  let declined = false
  yield* play.askAll(
    () =>
      declined
        ? []
        : play.players
            .filter(player => player.live && !agreed.has(player.seat))
            .map(({ seat }) => ({ seat, options: [{ move: 'run-twice' }], offer: true })),
    move => {
      if (move.move === 'run-twice') agreed.add(move.seat)
      else declined = true
    },
  )
  if (!declined) play.twiceFrom = from
}

/** The streets that were still to come, once more; where the deck runs out, the burns are shuffled. */
export function* secondBoard(play: PokerPlay): Script {
  if (play.felt.pile('board2').length > 0) return
  const { streets } = play.rules
  for (let at = play.twiceFrom!; at < streets.length; at++) {
    const street = streets[at]!
    if (play.left === 0) {
      play.found('deck-runs-out', '004:4227-4236')
      yield* play.reshuffle(play.burned.splice(0))
    }
    yield* burn(play)
    for (let i = 0; i < (street.board ?? 0); i++) yield* boardCard(play, 1)
  }
}
