import type { Awaiting, Place } from '../round/awaiting.ts'
import { RULED, type Script } from '../round/play.ts'
import type { PokerPlay } from './play.ts'
import type { Player } from './player.ts'
import type { Lie } from './rules.ts'

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
  for (;;) {
    const answer = yield BURN
    if (answer === RULED || answer.kind !== 'card') {
      yield* play.ruled()
      continue
    }
    play.taken(answer.card)
    if (answer.boxed) {
      play.passOver('burn', answer.card, true)
      continue
    }
    play.boxedInRow = 0
    play.burned.push(answer.card)
    return
  }
}

/** A card to every player who is dealt to, round the table from the button's left. */
export function* cardRound(play: PokerPlay, lie: Lie): Script {
  for (const player of play.players) {
    if (play.isDealtTo(player)) yield* cardTo(play, player, lie)
  }
}

/** One card to one player. After a ruling the seat may have to be passed over. */
export function* cardTo(play: PokerPlay, player: Player, lie: Lie): Script {
  const { felt } = play
  for (;;) {
    const up = play.comesUp(player, lie)
    const awaited = up ? player.up : player.down
    const answer = yield player.live ? awaited : { ...awaited, idle: true }
    if (answer === RULED || answer.kind !== 'card') {
      yield* play.ruled()
      if (!play.isDealtTo(player)) return
      continue
    }
    const { card } = answer
    play.taken(card)
    if (answer.boxed || (up && play.isStray(card))) {
      play.passOver(player.name, card, answer.boxed)
      continue
    }
    play.boxedInRow = 0
    felt.lay(player.name, card, up ? 'all' : player.seat)
    felt.say({ type: 'dealt', to: player.name, card, face: up ? 'up' : 'down' })
    play.dealt(player, card, up)
    return
  }
}

/** One card to a board; none when a ruling has left one hand, which takes the pot at once. */
export function* boardCard(play: PokerPlay, board: number): Script {
  const to = BOARDS[board]!
  while (play.live > 1) {
    const answer = yield BOARD_CARDS[board]!
    if (answer === RULED || answer.kind !== 'card') {
      yield* play.ruled()
      continue
    }
    play.taken(answer.card)
    if (answer.boxed || play.isStray(answer.card)) {
      play.passOver(to, answer.card, answer.boxed)
      continue
    }
    play.boxedInRow = 0
    play.felt.lay(to, answer.card, 'all')
    play.felt.say({ type: 'dealt', to, card: answer.card, face: 'up' })
    return
  }
}
