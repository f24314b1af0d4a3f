import { nameOf, namesOf } from '../../cards/card.ts'
import type { FloorRules } from '../../floor/rule-on.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Refusal } from '../../say/refusal.ts'
import type { PanHand } from '../hand/hand.ts'
import { lacking, laidBy } from '../melds/holding.ts'
import { canUse } from '../melds/lay.ts'
import { isMeld } from '../melds/melds.ts'
import { outPay } from '../play/out-pay.ts'
import type { PanConsequence, PanMoment } from '../rules/incident.ts'
import { refusePan } from '../rules/refusals.ts'
import { named, type PanCase, type PanRulingSubject } from './case.ts'
import { foulForTooFew, foulForTooMany, madeUpOrDead, withdrawnOrDead } from './count.ts'

/** The number of players whose draws out of order make them stand. */
const MIN_PLAYERS_TO_STAND = 3

/** Returns a card that was drawn out of turn: the player in turn draws. */
function drawGoesBack(of: PanCase): Refusal | undefined {
  const { hand, player } = named(of)
  const { inTurn } = hand
  if (!hand.isBeforeDraw || !inTurn) return refusePan('pan-nobody-draws')
  return inTurn === player ? undefined : refusePan('pan-draws-next', { seat: inTurn.seat })
}

/** Three players have drawn out of order: the draw goes on from there. */
function drawGoesOn(of: PanCase): Refusal | undefined {
  const { hand, player } = named(of)
  if (!hand.isBeforeDraw) return refusePan('pan-nobody-draws')
  if (hand.playing.length < MIN_PLAYERS_TO_STAND) return refusePan('pan-not-three-players')
  hand.inTurn = player
  return undefined
}

/** Returns a card that was drawn before everybody declared. */
const othersDeclareFirst = (of: PanCase): Refusal | undefined =>
  named(of).hand.phase === 'declaring' ? undefined : refusePan('pan-all-have-declared')

/** During the turn the player corrects or takes back a spread that is no meld, and the turn goes on. */
const spreadPutRight = (of: PanCase): Refusal | undefined => checkWrongSpread(named(of))

/** After the discard the hand is foul. */
function foulForTheSpread(of: PanCase): Refusal | undefined {
  const { hand, player } = named(of)
  const refusal = checkWrongSpread(named(of))
  if (!refusal) hand.foul(player)
  return refusal
}

/** Refuses cards that are no wrong spread of the player. */
function checkWrongSpread({ hand, player, cards }: PanRulingSubject): Refusal | undefined {
  const { seat } = player
  if (cards.length === 0) return refusePan('pan-which-spread')
  if (isMeld(cards, hand.terms)) return refusePan('pan-is-a-meld', { cards: namesOf(cards) })
  if (!player.hasDrawn) return refusePan('pan-nothing-laid', { seat })
  const { turnCard } = hand
  const open = hand.isInTurn(player) && turnCard && !turnCard.isUsed ? [turnCard.card] : []
  const wrong = lacking(cards, [...player.hand, ...laidBy(player), ...open])
  return wrong.length > 0 ? refusePan('pan-not-held', { seat, cards: namesOf(wrong) }) : undefined
}

/** A drawn card or the option card went into the hand. */
function foulForTheCardInHand(of: PanCase): Refusal | undefined {
  const { hand, player, cards } = named(of)
  const [card] = cards
  if (card === undefined) return refusePan('pan-which-card')
  if (hand.phase !== 'playing' || hand.inTurn !== player) {
    return refusePan('pan-no-card-to-play', { seat: player.seat })
  }
  const { turnCard, option } = hand
  const isDrawn = turnCard && !turnCard.isUsed && turnCard.card === card
  if (!isDrawn && (turnCard || option?.card !== card)) {
    return refusePan('pan-not-the-drawn-card', { card: nameOf(card) })
  }
  if (!isDrawn) hand.putAway(hand.takeOption())
  hand.foul(player)
  return undefined
}

/** The giver of an out card could use it: it comes back, must be used, and another card is discarded. */
function outCardComesBack(of: PanCase): Refusal | undefined {
  const { hand, player, cards } = named(of)
  const { option, inTurn, terms, isBeforeDraw } = hand
  const [card] = cards
  if (!isBeforeDraw || !option || !inTurn || option.by !== player || option.card !== card) {
    return refusePan('pan-card-not-given')
  }
  if (outPay(hand, inTurn, card) === undefined)
    return refusePan('pan-puts-nobody-out', { card: nameOf(card) })
  if (!canUse(player, card, terms)) {
    return refusePan('pan-cannot-use', { seat: player.seat, card: nameOf(card) })
  }
  hand.holdUp({ card: hand.takeOption(), from: 'returned', isUsed: false })
  hand.inTurn = player
  return undefined
}

/** What the floor of a Pan table rules (003:308-348). */
export const panFloor: FloorRules<PanHand, PanMoment, PanConsequence> = {
  isNow(when, of) {
    const { hand, player } = named(of)
    switch (when) {
      case 'before-the-first-draw':
        return !player.hasDrawn
      case 'after-the-first-draw':
        return player.hasDrawn
      case 'in-the-turn':
        return hand.isInTurn(player)
      case 'after-the-discard':
        return !hand.isInTurn(player)
    }
  },
  // Every ruling of Pan is about a hand.
  misnamed: (_, hand, { seat }) => checkInPlay(hand, seat),
  consequences: {
    'made-up-or-dead': madeUpOrDead,
    'withdrawn-or-dead': withdrawnOrDead,
    foul,
    'foul-for-too-few': foulForTooFew,
    'foul-for-too-many': foulForTooMany,
    'foul-for-the-card-in-hand': foulForTheCardInHand,
    'foul-for-the-spread': foulForTheSpread,
    'spread-put-right': spreadPutRight,
    'draw-goes-back': drawGoesBack,
    'draw-goes-on': drawGoesOn,
    'others-declare-first': othersDeclareFirst,
    'out-card-comes-back': outCardComesBack,
    'read-as-it-lies': readAsItLies,
  },
  // Whether an out card can be used is no secret: every player in action has the right to see that hand (003:323).
  looks: {
    'withdrawn-or-dead': 'whether',
    'foul-for-too-many': 'whether',
    'foul-for-the-spread': 'whether',
    'spread-put-right': 'whether',
  },
}

function checkInPlay(hand: PanHand, seat: Seat | undefined): Refusal | undefined {
  if (seat === undefined) return refusePan('pan-whose-hand')
  return hand.playerAt(seat)?.hasHand ? undefined : refusePan('pan-no-hand', { seat })
}

function foul(of: PanCase): undefined {
  const { hand, player } = named(of)
  hand.foul(player)
}

/** The house dealer reads what was collected, or the outs. */
function readAsItLies(of: PanCase): Refusal | undefined {
  const { hand, player } = named(of)
  return player === hand.winner || player.collected.size > 0 ? undefined : refusePan('pan-nothing-read')
}
