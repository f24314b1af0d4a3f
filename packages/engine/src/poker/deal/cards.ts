import type { Awaiting, Place } from '../../round/awaiting.ts'
import { cardIn, type Script } from '../../round/script.ts'
import type { Player } from '../hand/player.ts'
import type { PokerPlay } from '../play.ts'
import type { Lie } from '../rules/rules.ts'

const BURN: Awaiting = { kind: 'card', to: 'burn', face: 'down', unseen: true }
export const BOARDS: readonly Place[] = ['board', 'board2']
const BOARD_CARDS: readonly Awaiting[] = BOARDS.map(to => ({ kind: 'card', to, face: 'up' }))

/** The next card of the deck is laid aside unseen. */
export function* burn(play: PokerPlay): Script {
  // A card that was put back on top of the deck is the next burn.
  if (play.nextBurn !== undefined) {
    play.burned.push(play.nextBurn)
    play.nextBurn = undefined
    return
  }
  const { card } = cardIn(yield BURN)
  play.boxedInRow = 0
  play.burned.push(card)
}

/** A card to every player who is dealt to, round the table from the button's left. */
export function* cardRound(play: PokerPlay, lie: Lie): Script {
  for (const player of play.players) {
    if (play.isDealtTo(player)) yield* cardTo(play, player, lie)
  }
}

/** One card to one player. After a ruling the seat may have to be passed over. */
export function* cardTo(play: PokerPlay, player: Player, lie: Lie): Script {
  let up = false
  let ruled = false
  const answer = yield () => {
    if (ruled && !play.isDealtTo(player)) return undefined
    ruled = true
    up = play.comesUp(player, lie)
    const awaited = up ? player.up : player.down
    return player.live ? awaited : { ...awaited, idle: true }
  }
  if (!answer) return
  const { card } = cardIn(answer)
  play.boxedInRow = 0
  play.felt.lay(player.name, card, up ? 'all' : player.seat)
  play.felt.say({ type: 'dealt', to: player.name, card, face: up ? 'up' : 'down' })
  play.dealt(player, card, up)
}

/** One card to a board; none when a ruling has left one hand, which takes the pot at once. */
export function* boardCard(play: PokerPlay, board: number): Script {
  const to = BOARDS[board]!
  const answer = yield () => (play.live > 1 ? BOARD_CARDS[board] : undefined)
  if (!answer) return
  const { card } = cardIn(answer)
  play.boxedInRow = 0
  play.felt.lay(to, card, 'all')
  play.felt.say({ type: 'dealt', to, card, face: 'up' })
}
