import { type Card, JOKER } from '../../cards/card.ts'
import type { Awaiting, CardAwaited, Input, Place } from '../../round/awaiting.ts'
import { cardIn, type Script, type Series } from '../../round/script.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import { hasDownCard } from '../hand/up-cards.ts'
import type { CardFacing } from '../rules/rules.ts'

export const BURN: Awaiting = { kind: 'card', to: 'burn', face: 'down', unseen: true }
const BOARD_CARD: CardAwaited = { kind: 'card', to: 'board', face: 'up' }
const BOARD_2: CardAwaited = { kind: 'card', to: 'board2', face: 'up' }

/** Lays the next card of the deck aside unseen; a card that was put back on top comes first. */
export function* burn({ repairs, muck }: PokerHand): Script {
  muck.burn(repairs.deck.takeFromTop() ?? cardIn(yield BURN).card)
}

/** Deals a card to every player who is dealt to, round the table from the button's left. */
export class CardRound implements Series {
  readonly kind = 'series'
  readonly #hand: PokerHand
  readonly #lie: CardFacing
  #at = 0

  constructor(hand: PokerHand, lie: CardFacing) {
    this.#hand = hand
    this.#lie = lie
  }

  next(): CardAwaited | undefined {
    const { all } = this.#hand.players
    for (; this.#at < all.length; this.#at++) {
      const player = all[this.#at]!
      if (isDealtTo(this.#hand, player)) return awaited(this.#hand, player, this.#lie)
    }
    return undefined
  }

  take(answer: Input): void {
    lay(this.#hand, this.#hand.players.all[this.#at++]!, this.#lie, cardIn(answer).card)
  }
}

/** Deals one card to one player. After a ruling the seat may have to be passed over. */
export function* dealCardTo(hand: PokerHand, player: Player, lie: CardFacing): Script {
  let asked = false
  const answer = yield () => {
    if (asked && !isDealtTo(hand, player)) return undefined
    asked = true
    return awaited(hand, player, lie)
  }
  if (answer) lay(hand, player, lie, cardIn(answer).card)
}

function awaited(hand: PokerHand, player: Player, lie: CardFacing): CardAwaited {
  const card = comesUp(hand, player, lie) ? player.up : player.down
  return player.live ? card : { ...card, idle: true }
}

function lay(hand: PokerHand, player: Player, lie: CardFacing, card: Card): void {
  const up = comesUp(hand, player, lie)
  hand.felt.lay(player.name, card, up ? 'all' : player.seat)
  hand.felt.say({ type: 'dealt', to: player.name, card, face: up ? 'up' : 'down' })
  if (card === JOKER && !up) player.jokerAt = player.acts
  if (player.dealtOn) tellOfDeadSeat(hand, player)
}

/** Deals this many cards to each board; none when a ruling has left one hand, which takes the pot at once. */
export class BoardCards implements Series {
  readonly kind = 'series'
  readonly #hand: PokerHand
  readonly #count: number
  readonly #boards: readonly Place[]
  #dealt = 0

  constructor(hand: PokerHand, count: number, boards: readonly Place[]) {
    this.#hand = hand
    this.#count = count
    this.#boards = boards
  }

  get #to(): Place | undefined {
    return this.#count === 0 ? undefined : this.#boards[Math.floor(this.#dealt / this.#count)]
  }

  next(): CardAwaited | undefined {
    const to = this.#to
    if (to === undefined || this.#hand.players.live < 2) return undefined
    return to === BOARD_CARD.to ? BOARD_CARD : BOARD_2
  }

  take(answer: Input): void {
    const { felt } = this.#hand
    const { card } = cardIn(answer)
    const to = this.#to!
    felt.lay(to, card, 'all')
    felt.say({ type: 'dealt', to, card, face: 'up' })
    this.#dealt++
  }
}

/** Whether a seat gets a card with the others: during the deal, even a hand that was ruled dead. */
function isDealtTo({ stage, rules }: PokerHand, player: Player): boolean {
  if (player.out === undefined || (stage.at === 0 && stage.dealing)) return true
  return player.dealtOn && rules.deadSeatDealt !== undefined
}

/** The players who get a card now. */
export const recipients = (hand: PokerHand): Player[] =>
  hand.players.all.filter(player => isDealtTo(hand, player))

/** Whether a card comes face up: not in place of an exposed hole card. */
function comesUp({ felt, stage, repairs }: PokerHand, player: Player, lie: CardFacing): boolean {
  if (repairs.hands.lastCardUp && lie === 'down') return true
  if (lie === 'down-if-none') return hasDownCard(felt, player)
  if (lie === 'down') return false
  const exposed = repairs.hands.of(player)?.exposedHole.length ?? 0
  return !(stage.at === 0 && exposed > 0)
}

/** The seats that go on receiving cards though their hands were thrown away. */
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
