import { type Card, JOKER } from '../../cards/card.ts'
import type { Awaiting } from '../../round/awaiting.ts'
import { cardIn, type Script } from '../../round/script.ts'
import { BOARDS, type PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import { hasDownCard } from '../hand/up-cards.ts'
import type { Lie } from '../rules/rules.ts'

const BURN: Awaiting = { kind: 'card', to: 'burn', face: 'down', unseen: true }
const BOARD_CARDS: readonly Awaiting[] = BOARDS.map(to => ({ kind: 'card', to, face: 'up' }))

/** The next card of the deck is laid aside unseen; one that was put back on top of it is the next. */
export function* burn({ repairs, muck }: PokerHand): Script {
  muck.burn(repairs.deck.takeFromTop() ?? cardIn(yield BURN).card)
}

/** A card to every player who is dealt to, round the table from the button's left. */
export function* cardRound(hand: PokerHand, lie: Lie): Script {
  for (const player of hand.players.all) {
    if (isDealtTo(hand, player)) yield* cardTo(hand, player, lie)
  }
}

/** One card to one player. After a ruling the seat may have to be passed over. */
export function* cardTo(hand: PokerHand, player: Player, lie: Lie): Script {
  let up = false
  let ruled = false
  const answer = yield () => {
    if (ruled && !isDealtTo(hand, player)) return undefined
    ruled = true
    up = comesUp(hand, player, lie)
    const awaited = up ? player.up : player.down
    return player.live ? awaited : { ...awaited, idle: true }
  }
  if (!answer) return
  const { card } = cardIn(answer)
  hand.felt.lay(player.name, card, up ? 'all' : player.seat)
  hand.felt.say({ type: 'dealt', to: player.name, card, face: up ? 'up' : 'down' })
  if (card === JOKER && !up) player.jokerAt = player.acts
  if (player.dealtOn) tellOfDeadSeat(hand, player)
}

/** One card to a board; none when a ruling has left one hand, which takes the pot at once. */
export function* boardCard({ felt, players }: PokerHand, board: number): Script {
  const answer = yield () => (players.live > 1 ? BOARD_CARDS[board] : undefined)
  const to = BOARDS[board]
  if (!answer || to === undefined) return
  const { card } = cardIn(answer)
  felt.lay(to, card, 'all')
  felt.say({ type: 'dealt', to, card, face: 'up' })
}

/** So many cards to every board. */
export function* boardCards(hand: PokerHand, count: number): Script {
  for (let board = 0; board < hand.boards.length; board++) {
    for (let i = 0; i < count; i++) yield* boardCard(hand, board)
  }
}

/** Whether a seat gets a card when the others do: on the deal even one whose hand was ruled dead on it. */
export function isDealtTo({ stage, rules }: PokerHand, player: Player): boolean {
  if (player.out === undefined || (stage.at === 0 && stage.dealing)) return true
  return player.dealtOn && rules.deadSeatDealt !== undefined
}

/** Whether a card comes face up: not in place of a hole card that was exposed. */
function comesUp({ felt, stage, repairs }: PokerHand, player: Player, lie: Lie): boolean {
  if (repairs.hands.lastCardUp && lie === 'down') return true
  if (lie === 'down-if-none') return hasDownCard(felt, player)
  if (lie === 'down') return false
  const exposed = repairs.hands.of(player)?.exposedHole.length ?? 0
  return !(stage.at === 0 && exposed > 0)
}

/** Once for each seat that goes on receiving cards though its hand was thrown away. */
function tellOfDeadSeat({ rulings, rules }: PokerHand, { seat }: Player): void {
  if (rules.deadSeatDealt === undefined || rulings.has('dead-seat-dealt', seat)) return
  rulings.found('dead-seat-dealt', rules.deadSeatDealt, seat)
}

/** Takes a card out of a hand; it is out of play. */
export function takeAway({ felt }: PokerHand, player: Player, card: Card): void {
  const pile = felt.pile(player.name)
  const at = pile.findIndex(lying => lying.card === card)
  if (at >= 0) pile.splice(at, 1)
}
