import type { Card } from '../../cards/card.ts'
import { type Ask, type Awaiting, DECLINE, type Move } from '../../round/awaiting.ts'
import { moveIn, type Script } from '../../round/script.ts'
import { joinCites } from '../../rules/cite.ts'
import type { PanHand } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import { give, markCollected, openConditions, uncollected } from '../melds/holding.ts'
import { canUse, layDown, type MeldLaid } from '../melds/lay.ts'
import { isPanStray } from './deal.ts'
import { forcedDiscard, offersTo, playersWhoMayForce } from './force.ts'
import { DRAW, TAKE_OPTION, turnOptions } from './options.ts'
import { outPay } from './out-pay.ts'

/** One turn: a card of the deck or the option card, what is laid with it, and a discard. */
export function* panTurn(hand: PanHand, player: PanPlayer): Script {
  player.hasHit = false
  if (!hand.turnCard) yield* begin(hand, player)
  if (hand.isInTurn(player)) yield* lay(hand, player)
}

/** Whether it is still this player's turn: no ruling has changed that, and no player is out. */
const isOn = (hand: PanHand, player: PanPlayer): boolean =>
  hand.inTurn === player && player.isIn && !hand.winner

/** Draws, or takes the option card by choice or because another player forces it. */
function* begin(hand: PanHand, player: PanPlayer): Script {
  const silent = new Set<PanPlayer>()
  let hasTouched = false
  const question = (): Awaiting | undefined => {
    if (!isOn(hand, player)) return undefined
    const offers = offersTo(
      playersWhoMayForce(hand, player).filter(other => !silent.has(other)),
      player,
    )
    const own: Ask = { seat: player.seat, options: mayTake(hand, player) ? [DRAW, TAKE_OPTION] : [DRAW] }
    const asked = hasTouched ? offers : [own, ...offers]
    return asked.length > 0 ? { kind: 'decision', asked } : undefined
  }
  for (let move = moveIn(yield question); move; move = moveIn(yield question)) {
    if (move.seat === player.seat) {
      if (move.move === TAKE_OPTION.move) return takeOption(hand, player, move)
      player.hasDrawn = true
      hasTouched = true
    } else if (move.move === DECLINE.move) silent.add(hand.playerAt(move.seat)!)
    else {
      if (hasTouched) hand.found('option-card-may-be-forced', player)
      const { option } = hand
      if (option && outPay(hand, player, option.card) !== undefined) hand.found('out-card-forced', player)
      return takeOption(hand, player, move)
    }
  }
  // Nobody forces the option card: the player touched the deck, and its card is turned.
  if (isOn(hand, player)) yield* drawCard(hand, player)
}

function mayTake({ option, terms }: PanHand, player: PanPlayer): boolean {
  return option !== undefined && option.by !== player && canUse(player, option.card, terms)
}

function takeOption(hand: PanHand, player: PanPlayer, move: Move): void {
  hand.felt.say({ type: 'moved', move })
  player.hasDrawn = true
  hand.holdUp({ card: hand.takeOption(), from: 'option', isUsed: false })
}

/** The top card of the deck, seen by everybody. A foreign one is removed and another drawn (003:346). */
function* drawCard(hand: PanHand, player: PanPlayer): Script {
  for (;;) {
    const card = yield* hand.dealer.draw(player.name, 'up')
    const { seat } = player
    hand.felt.say({ type: 'moved', move: { seat, move: 'turn', cards: [card] }, open: true })
    if (!isOn(hand, player)) {
      hand.putAway(card)
      return
    }
    if (isPanStray(card)) {
      hand.found('foreign-card-replaced', player)
      continue
    }
    hand.draws++
    hand.option = undefined
    hand.holdUp({ card, from: 'deck', isUsed: false })
    return
  }
}

/** Lays, collects and discards, in any allowed order, until the turn or the hand is over. */
function* lay(hand: PanHand, player: PanPlayer): Script {
  let again = mayDrawAgain(hand)
  const question = (): Awaiting | undefined => {
    const { turnCard } = hand
    if (!isOn(hand, player) || !turnCard) return undefined
    const options = turnOptions(hand, player, turnCard, again)
    return { kind: 'decision', asked: [{ seat: player.seat, options }] }
  }
  for (let move = moveIn(yield question); move; move = moveIn(yield question)) {
    const { cards: [card] = [] } = move
    switch (move.move) {
      case 'draw':
        replaceCard(hand)
        yield* drawCard(hand, player)
        again = false
        break
      case 'discard':
        if (card === undefined) throw new Error('a discard names a card')
        if (yield* forcedDiscard(hand, player, card)) continue
        if (isOn(hand, player)) discard(hand, player, card, move)
        return
      case 'collect':
        hand.felt.say({ type: 'moved', move, open: true })
        collect(hand, player, move.cents ?? 0)
        break
      default:
        hand.felt.say({ type: 'moved', move, open: true })
        layCards(hand, player, layingOf(move))
    }
    if (hand.turnCard?.isUsed || player.hasHit) again = false
  }
}

/** The very first card may be replaced, or the first of every turn (004:55-56). */
function mayDrawAgain({ turnCard, terms, draws, stock }: PanHand): boolean {
  if (turnCard?.from !== 'deck' || stock.left === 0) return false
  return terms.drawAgain === 'every-turn' || (terms.drawAgain === 'first-turn' && draws === 1)
}

function replaceCard(hand: PanHand): void {
  if (hand.turnCard) hand.throwAway(hand.turnCard.card)
  hand.holdUp(undefined)
}

function layingOf({ move, cards, to }: Move): MeldLaid {
  if ((move !== 'meld' && move !== 'add' && move !== 'move') || !cards)
    throw new Error(`${move} lays nothing`)
  return { move, cards, ...(to === undefined ? {} : { to }) }
}

function layCards(hand: PanHand, player: PanPlayer, laying: MeldLaid): void {
  const { terms, turnCard } = hand
  const drawn = turnCard && !turnCard.isUsed ? turnCard.card : undefined
  for (const card of layDown(player, laying, drawn, terms)) {
    if (turnCard && !turnCard.isUsed && turnCard.card === card) turnCard.isUsed = true
    else give(player, card)
  }
  if (laying.move !== 'move') {
    player.hasHit = true
    hand.hasLaid = true
  }
  if (player.melded >= hand.rules.out.cards) hand.winner = player
  hand.lying.player(player)
  hand.showTurnCard()
}

function collect(hand: PanHand, player: PanPlayer, cents: number): void {
  const { terms, setup, payments } = hand
  const due = uncollected(player, terms) * setup.chip
  if (cents < due) hand.found('short-pay-closes', player)
  const rule = joinCites(...openConditions(player, terms).map(({ cite }) => cite))
  payments.collect(hand.players, player, cents / setup.chip, 'conditions', rule)
  markCollected(player, terms)
}

function discard(hand: PanHand, player: PanPlayer, card: Card, move: Move): void {
  const { payments, terms } = hand
  hand.felt.say({ type: 'moved', move, open: true })
  if (player.hasHit && !payments.isBroke(player) && uncollected(player, terms) > 0) {
    hand.found('collection-waits', player)
  }
  if (hand.turnCard?.isUsed) give(player, card)
  hand.option = { card, by: player }
  hand.throwAway(card)
  hand.lying.player(player)
  hand.holdUp(undefined)
  hand.inTurn = hand.after(player)
}
