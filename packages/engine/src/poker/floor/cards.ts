import { type Card, JOKER, UNKNOWN } from '../../cards/card.ts'
import type { Script } from '../../round/script.ts'
import { dealCardTo, takeAway } from '../deal/cards.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import { forcedBetsOf, giveBack, putOut } from './hands.ts'
import { onCards, onHand, type PokerTakeRuling, refusePokerRuling } from './take.ts'

/** Replaces a card with the next one of the deck, unless an earlier ruling has removed it. */
export function* replace(hand: PokerHand, player: Player, card: Card): Script {
  if (!holds(hand, player, card)) return
  takeAway(hand, player, card)
  yield* dealCardTo(hand, player, 'down')
}

const holds = (hand: PokerHand, player: Player, card: Card): boolean =>
  hand.felt.cards(player.name).includes(card)

/** Deals a hand its surplus card, and removes it again. */
function* surplus(hand: PokerHand, player: Player, named: Card | undefined): Script<Card> {
  yield* dealCardTo(hand, player, 'down')
  const held = hand.felt.cards(player.name)
  const card = named !== undefined && held.includes(named) ? named : (held.at(-1) ?? UNKNOWN)
  takeAway(hand, player, card)
  return card
}

/** Removes the surplus card, if there is one; then rules on the hand. */
const surplusAnd = (after: (hand: PokerHand, player: Player) => void): PokerTakeRuling =>
  onHand(({ play, player, ruling: { name, cards } }) => {
    play.repairs.later(function* () {
      if (name === 'too-many-cards') yield* surplus(play, player, cards?.[0])
      after(play, player)
    })
    return undefined
  })

/** The consequences for cards of a hand, surplus or missing ones included. */
export const cardsOfHands = {
  'joker-replaced': onHand(({ play, player }) => {
    if (!play.felt.cards(player.name).includes(JOKER))
      return refusePokerRuling('poker-no-joker', { seat: player.seat })
    play.repairs.later(() => replace(play, player, JOKER))
    return undefined
  }),
  'exchanged-as-burn': onCards(({ play, player, card }) => {
    if (play.stage.at > 0) return refusePokerRuling('poker-flop-is-out')
    play.repairs.hands.exposed++
    play.repairs.later(function* () {
      const isHeld = holds(play, player, card)
      yield* replace(play, player, card)
      if (isHeld) play.repairs.deck.putOnTop(card)
    })
    return undefined
  }),
  'extra-as-burn': onHand(({ play, player, ruling: { cards = [] } }) => {
    const { hands, deck } = play.repairs
    const [named, another] = cards
    // Two surplus cards in one hand void the deal.
    if (hands.of(player)?.relieved || another !== undefined) {
      play.rulings.voidDeal('practice')
      return undefined
    }
    hands.on(player).relieved = true
    play.repairs.later(function* () {
      deck.putOnTop(yield* surplus(play, player, named))
    })
    return undefined
  }),
  'extra-and-foul': surplusAnd((hand, player) => putOut(hand, player, 'foul')),
  'extra-and-dead': surplusAnd((hand, player) => putOut(hand, player, 'dead')),
  'extra-and-out-with-ante': surplusAnd((hand, player) => {
    putOut(hand, player, 'dead')
    giveBack(hand, player, player.put)
  }),
  'extra-and-forfeit': surplusAnd((hand, player) => {
    if (hand.readings.forfeit !== 'all') giveBack(hand, player, player.put - forcedBetsOf(hand, player))
    putOut(hand, player, 'dead')
  }),
  /** Deals the missing card from the top of the deck, as part of the deal. */
  completed: onHand(() => undefined),
  'completed-with-draw': onHand(({ play: { felt, repairs }, player }) => {
    const pile = felt.pile(player.name)
    const seen = pile.filter(lying => lying.card !== UNKNOWN)
    repairs.hands.on(player).missing += pile.length - seen.length
    felt.piles.set(player.name, seen)
    return undefined
  }),
  /** Replaces it when everybody has their cards. */
  replaced: onCards(({ play, player, card }) => {
    play.repairs.later(() => replace(play, player, card))
    return undefined
  }),
  'replaced-with-draw': onCards(({ play, player, card }) => {
    play.repairs.hands.on(player).unplayable.push(card)
    return undefined
  }),
  'plays-with-the-rest': onCards(({ play, player, cards }) => {
    play.muck.discard(player, cards)
    if (play.felt.cards(player.name).length < 2) putOut(play, player, 'dead')
    return undefined
  }),
} satisfies Readonly<Record<string, PokerTakeRuling>>
