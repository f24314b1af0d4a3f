import { type Card, nameOf, namesOf } from '../../cards/card.ts'
import type { Ruling } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import { type Refusal, refuse } from '../../say/refusal.ts'
import type { PanPlay } from '../hand/hand.ts'
import { lacking, type PanPlayer } from '../hand/player.ts'
import { canUse } from '../melds/lay.ts'
import { isMeld } from '../melds/melds.ts'
import { dealTo } from '../play/deal.ts'
import { outPay } from '../play/force.ts'
import type { PanIncident } from '../rules/incident.ts'

/** A ruling on a player's hand. */
interface Case {
  readonly play: PanPlay
  readonly player: PanPlayer
  readonly cards: readonly Card[]
}

/** What follows from an incident, or why it cannot be. */
const CONSEQUENCES: Readonly<Record<string, (of: Case) => Refusal | undefined>> = {
  'too-few-cards': tooFew,
  'too-many-cards': tooMany,
  'card-in-hand': cardInHand,
  'incorrect-meld': incorrectMeld,
  'foul-hand': ({ play, player }) => play.foul(player) as undefined,
  'draw-order-restored': drawOrderRestored,
  'draw-order-stands': drawOrderStands,
  'early-draw': ({ play }) =>
    play.phase === 'declaring' ? undefined : refuse('not before all have declared: nobody could draw'),
  'out-card-returned': outCardReturned,
  'outs-misread': ({ play, player }) =>
    player === play.winner || player.collected.size > 0 ? undefined : refuse('nothing has been read yet'),
}

/** Takes a ruling of the floor (003:308-348). */
export function ruleOn(play: PanPlay, ruling: Ruling): Refusal | undefined {
  const { name, seat, cards = [] } = ruling
  const rows = play.rules.incidents.filter(one => one.name === name && one.written === 'ruling')
  const consequence = CONSEQUENCES[name]
  if (rows.length === 0 || !consequence) return refuse(`${play.rules.id} knows no ruling "${name}"`)
  if (play.readings.irregularities === 'not-ruled') return refuse('this house rules on nothing')
  if (seat === undefined) return refuse('whose hand?')
  const player = play.playerAt(seat)
  if (!player?.hasHand) return refuse(`seat ${seat} has no hand in play`)
  const rule = rowFor(rows, play, player).cite
  const refusal = consequence({ play, player, cards })
  if (refusal) return refusal
  play.rulings.push({ name, seat, rule })
  play.felt.say({ type: 'ruled', ruling: { name, seat, rule } })
  return undefined
}

/** The row of the list for this moment. */
function rowFor(rows: readonly PanIncident[], play: PanPlay, player: PanPlayer): PanIncident {
  const drawn = player.hasDrawn ? 'after-draw' : 'before-draw'
  const turn = isInTurn(play, player) ? 'in-turn' : 'discarded'
  return rows.find(({ moment }) => moment === undefined || moment === drawn || moment === turn) ?? rows[0]!
}

/** Has a card of the turn, and has not discarded. */
const isInTurn = (play: PanPlay, player: PanPlayer): boolean =>
  play.turn === player && play.card !== undefined

/** Nine or eight cards are made up to ten; fewer are a dead hand; after the first draw the hand is foul. */
function tooFew({ play, player, cards }: Case): Refusal | undefined {
  const full = play.rules.deal.cards
  const wrong = lacking(cards, player.hand)
  if (wrong.length > 0) return refuse(`seat ${player.seat} does not hold ${namesOf(wrong)}`)
  if (player.hasDrawn) {
    if (cards.length >= handSize(play, player)) return refuse('the hand has not too few cards')
    play.foul(player)
    return undefined
  }
  if (cards.length >= full) return refuse(`${cards.length} cards are not too few`)
  if (cards.length >= full - 2) return undefined
  if (cards.length !== player.hand.length) return refuse(`the hand has ${player.hand.length} cards`)
  play.kill(player)
  return undefined
}

/** What a hand must hold beside its melds. */
const handSize = (play: PanPlay, player: PanPlayer): number => {
  const used = isInTurn(play, player) && play.card!.used ? 1 : 0
  return play.rules.deal.cards + used - player.melded
}

/** The last of eleven cards is withdrawn; more are a dead hand; after the first draw the hand is foul. */
function tooMany({ play, player, cards }: Case): Refusal | undefined {
  const size = handSize(play, player)
  if (cards.length <= size) return refuse(`${cards.length} cards are not too many`)
  const surplus = lacking(cards, player.hand)
  if (surplus.length !== cards.length - player.hand.length) {
    return refuse(`seat ${player.seat} does not hold these cards`)
  }
  const gone = surplus.find(card => surplus.filter(one => one === card).length > play.inShoe[card]!)
  if (gone !== undefined) return refuse(`${nameOf(gone)} is not left in the deck`)
  play.mending.push(function* (): Script {
    for (const card of surplus) {
      play.expected = card
      yield* dealTo(play, player)
      play.expected = undefined
    }
    if (player.hasDrawn) play.foul(player)
    else if (cards.length > size + 1) play.kill(player)
    else {
      player.give(cards.at(-1)!)
      play.muck.push(cards.at(-1)!)
      play.show(player)
      play.showMuck()
    }
  })
  return undefined
}

/** A drawn card or the option card went to the hand. */
function cardInHand({ play, player, cards: [card] }: Case): Refusal | undefined {
  if (card === undefined) return refuse('which card?')
  if (play.phase !== 'playing' || play.turn !== player)
    return refuse(`seat ${player.seat} has no card to play`)
  const { option } = play
  if (play.card && !play.card.used && play.card.card === card) {
    play.foul(player)
    return undefined
  }
  if (play.card || option?.card !== card) return refuse(`${nameOf(card)} is not the card that was drawn`)
  play.option = undefined
  play.muck.push(play.discards.pop()!)
  play.showDiscards()
  play.foul(player)
  return undefined
}

/** In the turn the spread is put right or taken back; after the discard the hand is foul. */
function incorrectMeld({ play, player, cards }: Case): Refusal | undefined {
  if (cards.length === 0) return refuse('which spread?')
  if (isMeld(cards, play.terms)) return refuse(`${namesOf(cards)} is a meld`)
  if (!player.hasDrawn) return refuse(`seat ${player.seat} has laid nothing yet`)
  const inTurn = isInTurn(play, player)
  const own = [
    ...player.hand,
    ...player.melds.flatMap(meld => meld.cards),
    ...(inTurn && !play.card!.used ? [play.card!.card] : []),
  ]
  const wrong = lacking(cards, own)
  if (wrong.length > 0) return refuse(`seat ${player.seat} does not hold ${namesOf(wrong)}`)
  if (!inTurn) play.foul(player)
  return undefined
}

const isBeforeDraw = (play: PanPlay): boolean => play.phase === 'playing' && play.card === undefined

function drawOrderRestored({ play, player }: Case): Refusal | undefined {
  if (!isBeforeDraw(play)) return refuse('nobody is to draw')
  return play.turn === player ? undefined : refuse(`seat ${play.turn!.seat} draws next`)
}

/** Three have drawn out of order: the draw goes on from there. */
function drawOrderStands({ play, player }: Case): Refusal | undefined {
  if (!isBeforeDraw(play)) return refuse('nobody is to draw')
  if (play.playing.length < 3) return refuse('there are not three players to draw out of order')
  play.turn = player
  return undefined
}

/** The giver of an out card could use it: it comes back, must be used, and another card is discarded. */
function outCardReturned({ play, player, cards: [card] }: Case): Refusal | undefined {
  const { option, turn, terms } = play
  if (!isBeforeDraw(play) || !option || !turn || option.by !== player || option.card !== card) {
    return refuse('that card was not given')
  }
  if (outPay(play, turn, card) === undefined) return refuse(`${nameOf(card)} puts nobody out`)
  if (!canUse(player, card, terms)) return refuse(`seat ${player.seat} cannot use ${nameOf(card)}`)
  play.discards.pop()
  play.showDiscards()
  play.option = undefined
  play.card = { card, from: 'returned', used: false }
  play.showTurnCard()
  play.turn = player
  return undefined
}
