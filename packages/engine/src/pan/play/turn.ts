import type { Card } from '../../cards/card.ts'
import { type Ask, type Awaiting, DECLINE, type Move, type Option } from '../../round/awaiting.ts'
import { moveIn, type Script } from '../../round/script.ts'
import { joinCites } from '../../rules/cite.ts'
import type { PanPlay } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import {
  addTo,
  canUse,
  collectOption,
  distinct,
  layMeld,
  layOptions,
  markCollected,
  moveTo,
  openConditions,
  uncollected,
} from '../melds/lay.ts'
import { isStray } from './deal.ts'
import { forcedDiscard, forcers, offersTo, outPay } from './force.ts'

const DRAW: Option = { move: 'draw' }
const TAKE: Option = { move: 'take' }

/** One turn: a card of the deck or the option card, what is laid with it, and a discard. */
export function* turn(play: PanPlay): Script {
  const player = play.turn!
  player.hit = false
  if (!play.card) yield* begin(play, player)
  if (play.turn === player && play.card) yield* lay(play, player)
}

const isOn = (play: PanPlay, player: PanPlayer): boolean =>
  play.turn === player && player.isIn && !play.winner

/** Draws, or takes the option card of one's own will or because somebody forces it. */
function* begin(play: PanPlay, player: PanPlayer): Script {
  const silent = new Set<PanPlayer>()
  let touched = false
  const question = (): Awaiting | undefined => {
    if (!isOn(play, player)) return undefined
    const offers = offersTo(
      forcers(play, player).filter(other => !silent.has(other)),
      player,
    )
    const own: Ask = { seat: player.seat, options: mayTake(play, player) ? [DRAW, TAKE] : [DRAW] }
    const asked = touched ? offers : [own, ...offers]
    return asked.length > 0 ? { kind: 'decision', asked } : undefined
  }
  for (let move = moveIn(yield question); move; move = moveIn(yield question)) {
    if (move.seat === player.seat) {
      if (move.move === 'take') return takeOption(play, player, move)
      player.hasDrawn = true
      touched = true
    } else if (move.move === DECLINE.move) silent.add(play.playerAt(move.seat)!)
    else {
      if (touched) play.found('option-overlooked', player.seat)
      if (outPay(play, player, play.option!.card) !== undefined) play.found('out-card-forced', player.seat)
      return takeOption(play, player, move)
    }
  }
  // Nobody forces the option card: the deck was touched, and its card is turned.
  if (isOn(play, player)) yield* drawCard(play, player)
}

function mayTake({ option, terms }: PanPlay, player: PanPlayer): boolean {
  return option !== undefined && option.by !== player && canUse(player, option.card, terms)
}

function takeOption(play: PanPlay, player: PanPlayer, move: Move): void {
  play.felt.say({ type: 'moved', move })
  player.hasDrawn = true
  play.card = { card: play.option!.card, from: 'option', used: false }
  play.discards.pop()
  play.option = undefined
  play.showDiscards()
  play.showTurnCard()
}

/** The top card of the deck, seen by everybody. A foreign one is removed and another drawn (003:346). */
function* drawCard(play: PanPlay, player: PanPlayer): Script {
  for (;;) {
    const card = yield* play.draw(player.name, 'up')
    const { seat } = player
    play.felt.say({ type: 'moved', move: { seat, move: 'turn', cards: [card] }, open: true })
    if (!isOn(play, player)) {
      play.muck.push(card)
      play.showMuck()
      return
    }
    if (isStray(card)) {
      play.found('foreign-card', player.seat)
      continue
    }
    play.draws++
    play.option = undefined
    play.card = { card, from: 'deck', used: false }
    play.showTurnCard()
    return
  }
}

/** Lays, collects and discards, in whatever order is allowed, until the turn or the hand is over. */
function* lay(play: PanPlay, player: PanPlayer): Script {
  let again = mayDrawAgain(play)
  const question = (): Awaiting | undefined =>
    isOn(play, player) && play.card
      ? { kind: 'decision', asked: [{ seat: player.seat, options: options(play, player, again) }] }
      : undefined
  for (let move = moveIn(yield question); move; move = moveIn(yield question)) {
    if (move.move === 'draw') {
      throwAway(play, play.card!.card)
      play.card = undefined
      play.showTurnCard()
      yield* drawCard(play, player)
      again = false
    } else if (move.move === 'discard') {
      const [card] = move.cards!
      if (yield* forcedDiscard(play, player, card!)) continue
      if (isOn(play, player)) discard(play, player, card!, move)
      return
    } else act(play, player, move)
    if (play.card?.used || player.hit) again = false
  }
}

/** The very first card may be replaced, or the first of every turn (004:55-56). */
function mayDrawAgain({ card, terms, draws, left }: PanPlay): boolean {
  if (card?.from !== 'deck' || left === 0) return false
  return terms.drawAgain === 'every-turn' || (terms.drawAgain === 'first-turn' && draws === 1)
}

function options(play: PanPlay, player: PanPlayer, again: boolean): Option[] {
  const { terms, rules, setup, purse } = play
  const { card, used, from } = play.card!
  const withHand = used || (from === 'deck' && rules.draw.lay.after === 'drawing')
  const laid = layOptions(player, used ? { withHand } : { card, withHand }, terms, setup.chip)
  const due = player.hit && !purse.isBroke(player) ? uncollected(player, terms) : 0
  const away = used ? mayDiscard(play, player) : from === 'deck' ? [card] : []
  return [
    ...laid,
    ...(due > 0 ? [collectOption(due, setup.chip)] : []),
    ...(away.length > 0 ? [{ move: 'discard', cards: { from: away, min: 1, max: 1 } }] : []),
    ...(again ? [DRAW] : []),
  ]
}

/** An out card that one can use oneself is not given away, where the house does not wait for a call. */
function mayDiscard(play: PanPlay, player: PanPlayer): Card[] {
  const all = distinct(player.hand)
  if (play.terms.outCardGiven === 'on-call') return all
  const next = play.after(player)
  const safe = all.filter(
    card => outPay(play, next, card) === undefined || !usableFromHand(play, player, card),
  )
  return safe.length > 0 ? safe : all
}

function usableFromHand({ terms }: PanPlay, player: PanPlayer, card: Card): boolean {
  const hand = [...player.hand]
  player.give(card)
  const usable = canUse(player, card, terms)
  player.hand.splice(0, player.hand.length, ...hand)
  return usable
}

function act(play: PanPlay, player: PanPlayer, move: Move): void {
  play.felt.say({ type: 'moved', move, open: true })
  if (move.move === 'collect') collect(play, player, move.cents!)
  else {
    const { terms } = play
    const turnCard = play.card!
    const drawn = turnCard.used ? undefined : turnCard.card
    const cards = move.cards!
    const before = player.melds.flatMap(meld => meld.cards)
    if (move.move === 'meld') layMeld(player, cards, drawn, terms)
    else if (move.move === 'add') addTo(player, cards[0]!, Number(move.to) - 1)
    else moveTo(player, cards[0]!, Number(move.to) - 1, terms)
    takeFromHand(play, player, before)
    if (move.move !== 'move') {
      player.hit = true
      play.laidSince++
    }
    if (player.melded >= play.rules.out.cards) play.winner = player
    play.show(player)
    play.showTurnCard()
  }
}

/** What lies in melds now and did not before has come from the hand, or is the card of the turn. */
function takeFromHand(play: PanPlay, player: PanPlayer, before: readonly Card[]): void {
  const left = [...before]
  const turnCard = play.card!
  for (const card of player.melds.flatMap(meld => meld.cards)) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    else if (!turnCard.used && turnCard.card === card) turnCard.used = true
    else player.give(card)
  }
}

function collect(play: PanPlay, player: PanPlayer, cents: number): void {
  const { terms, setup, purse } = play
  const due = uncollected(player, terms) * setup.chip
  if (cents < due) play.found('short-pay', player.seat)
  const rule = joinCites(...openConditions(player, terms).map(({ cite }) => cite))
  purse.collect(play.players, player, cents / setup.chip, 'conditions', rule)
  markCollected(player, terms)
}

function throwAway(play: PanPlay, card: Card): void {
  play.discards.push(card)
  play.showDiscards()
}

function discard(play: PanPlay, player: PanPlayer, card: Card, move: Move): void {
  play.felt.say({ type: 'moved', move, open: true })
  if (player.hit && !play.purse.isBroke(player) && uncollected(player, play.terms) > 0) {
    play.found('uncalled-collection', player.seat)
  }
  if (play.card!.used) player.give(card)
  play.card = undefined
  play.option = { card, by: player }
  throwAway(play, card)
  play.show(player)
  play.showTurnCard()
  play.turn = play.after(player)
}
