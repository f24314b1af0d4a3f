import type { Script } from '../../round/script.ts'
import type { PokerPlay } from '../play.ts'
import type { Street } from '../rules/rules.ts'
import { boardCard, burn, cardTo } from './cards.ts'

const recipients = (play: PokerPlay) => play.players.filter(player => play.isDealtTo(player))

/** The deck has not enough cards for a card to everybody on this street. */
export const runsShort = (play: PokerPlay, street: Street): boolean =>
  play.rules.deckRunsOut !== undefined &&
  street.each !== undefined &&
  play.left < (street.burn ? 1 : 0) + recipients(play).length

/**
 * The deck is dealt down to its last card, which is scrambled with the burns; one is burned and the deal goes
 * on. If even that is not enough, one card is turned up for all who lack a card.
 */
export function* dealShort(play: PokerPlay, street: Street): Script {
  const [lie = 'down'] = street.each!
  if (play.left > 1) yield* burn(play)
  const players = recipients(play)
  const enough = play.left - 1 + play.burned.length >= players.length
  const before = players.slice(0, play.left - 1)
  for (const player of before) yield* cardTo(play, player, lie)
  play.found('deck-runs-out', play.rules.deckRunsOut!)
  yield* play.reshuffle(play.burned.splice(0))
  yield* burn(play)
  if (enough) for (const player of players.slice(before.length)) yield* cardTo(play, player, lie)
  else yield* boardCard(play, 0)
}
