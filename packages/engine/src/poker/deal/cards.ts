import { type Card, JOKER } from '../../cards/card.ts'
import type { Awaiting, CardAwaited, Place } from '../../round/awaiting.ts'
import { cardIn, type Script } from '../../round/script.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import { hasDownCard } from '../hand/up-cards.ts'
import type { Lie } from '../rules/rules.ts'

const BURN: Awaiting = { kind: 'card', to: 'burn', face: 'down', unseen: true }
const BOARD: CardAwaited = { kind: 'card', to: 'board', face: 'up' }
const BOARD_2: CardAwaited = { kind: 'card', to: 'board2', face: 'up' }

/** The next card of the deck is laid aside unseen; one that was put back on top of it is the next. */
export function* burn({ repairs, muck }: PokerHand): Script {
  muck.burn(repairs.deck.takeFromTop() ?? cardIn(yield BURN).card)
}

/** A card to every player who is dealt to, round the table from the button's left. */
export function* cardRound(hand: PokerHand, lie: Lie): Script {
  let player: Player | undefined
  const question = () => (player && isDealtTo(hand, player) ? awaited(hand, player, lie) : undefined)
  for (player of hand.players.all) {
    const answer = yield question
    if (answer) lay(hand, player, lie, cardIn(answer).card)
  }
}

/** One card to one player, whoever it is. After a ruling the seat may have to be passed over. */
export function* cardTo(hand: PokerHand, player: Player, lie: Lie): Script {
  let asked = false
  const answer = yield () => {
    if (asked && !isDealtTo(hand, player)) return undefined
    asked = true
    return awaited(hand, player, lie)
  }
  if (answer) lay(hand, player, lie, cardIn(answer).card)
}

function awaited(hand: PokerHand, player: Player, lie: Lie): CardAwaited {
  const card = comesUp(hand, player, lie) ? player.up : player.down
  return player.live ? card : { ...card, idle: true }
}

function lay(hand: PokerHand, player: Player, lie: Lie, card: Card): void {
  const up = comesUp(hand, player, lie)
  hand.felt.lay(player.name, card, up ? 'all' : player.seat)
  hand.felt.say({ type: 'dealt', to: player.name, card, face: up ? 'up' : 'down' })
  if (card === JOKER && !up) player.jokerAt = player.acts
  if (player.dealtOn) tellOfDeadSeat(hand, player)
}

/** So many cards to each of these boards; none when a ruling has left one hand, which takes the pot at once. */
export function* boardCards({ felt, players }: PokerHand, count: number, boards: readonly Place[]): Script {
  let next: CardAwaited = BOARD
  const question = () => (players.live > 1 ? next : undefined)
  for (const to of boards) {
    next = to === BOARD.to ? BOARD : BOARD_2
    for (let i = 0; i < count; i++) {
      const answer = yield question
      if (!answer) continue
      const { card } = cardIn(answer)
      felt.lay(to, card, 'all')
      felt.say({ type: 'dealt', to, card, face: 'up' })
    }
  }
}

/** Whether a seat gets a card when the others do: on the deal even one whose hand was ruled dead on it. */
export function isDealtTo({ stage, rules }: PokerHand, player: Player): boolean {
  if (player.out === undefined || (stage.at === 0 && stage.dealing)) return true
  return player.dealtOn && rules.deadSeatDealt !== undefined
}

/** All who get a card now. */
export const recipients = (hand: PokerHand): Player[] =>
  hand.players.all.filter(player => isDealtTo(hand, player))

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
