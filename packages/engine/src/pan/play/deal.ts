import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Awaiting, Face } from '../../round/awaiting.ts'
import { cardIn, type Script, type ScriptAnswer } from '../../round/script.ts'
import type { PanHand } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import { give } from '../melds/holding.ts'
import { isForeign, suitPlaceOf } from '../melds/melds.ts'

/** Who is dealt first, and all hands. */
export function* dealHands(hand: PanHand): Script {
  const { deal, start } = hand.rules
  const { first } = hand.setup
  if (first !== undefined) hand.startAt(first)
  else if (start.lowest.card === 'before-the-deal') hand.startAt((yield* lowestBefore(hand)).seat)
  for (let packet = 0; packet * deal.atATime < deal.cards; packet++) {
    for (const player of hand.players) {
      for (let i = 1; i <= deal.atATime; i++) {
        const up = packet === 0 && i === deal.atATime && hand.starter === undefined
        yield* dealTo(hand, player, up ? 'up' : 'down')
      }
    }
    if (hand.starter === undefined) hand.startAt(lowestInPacket(hand).seat)
  }
  for (const player of hand.players) yield* replaceForeign(hand, player)
}

/** Deals a card to a hand, unless the floor has taken the hand out of the deal. */
export function* dealTo(hand: PanHand, player: PanPlayer, face: Face = 'down'): Script {
  const answer = yield () => (player.hasHand ? cardFor(player, face) : undefined)
  if (!answer) return
  const card = dealt(hand, player, answer, face)
  player.hand.push(card)
  hand.felt.lay(player.name, card, face === 'up' ? 'all' : player.seat)
}

const cardFor = ({ name }: PanPlayer, face: Face): Awaiting =>
  face === 'up' ? { kind: 'card', to: name, face } : { kind: 'card', to: name, face, unseen: true }

function dealt({ felt }: PanHand, { name }: PanPlayer, answer: ScriptAnswer, face: Face): Card {
  const { card } = cardIn(answer)
  felt.say({ type: 'dealt', to: name, card, face })
  return card
}

/** An 8, 9, 10 or joker in a hand is replaced when the deal is complete (003:346). */
function* replaceForeign(hand: PanHand, player: PanPlayer): Script {
  for (;;) {
    const stray = player.hand.find(isPanStray)
    if (stray === undefined || !player.hasHand) return
    give(player, stray)
    hand.lying.hand(player)
    hand.found('foreign-card-replaced', player)
    yield* dealTo(hand, player)
  }
}

/** Whether a card does not belong to the deck. */
export const isPanStray = (card: Card): boolean => card !== UNKNOWN && isForeign(card)

/** A card each, face up; the lowest starts. The cards go back. */
function* lowestBefore(hand: PanHand): Script<PanPlayer> {
  const shown: Card[] = []
  let level = [...hand.players]
  for (;;) {
    const cards = new Map<PanPlayer, Card>()
    for (const player of level) {
      let card: Card | undefined
      while (card === undefined || isPanStray(card)) {
        card = dealt(hand, player, yield cardFor(player, 'up'), 'up')
      }
      cards.set(player, card)
      shown.push(card)
      hand.felt.lay(player.name, card, 'all')
    }
    level = lowest(level, player => cards.get(player)!)
    if (level.length === 1 || hand.terms.lowestTie === 'first-dealt') break
  }
  for (const { name } of hand.players) hand.felt.lie(name, [])
  yield* hand.dealer.reshuffle(shown)
  return level[0]!
}

/** The last card of the first packet was turned up; equal ones turn up another, if that is the reading. */
function lowestInPacket({ players, terms, rules, felt, lying }: PanHand): PanPlayer {
  const alive = players.filter(player => player.hasHand)
  // The floor has taken every hand out of the deal: it does not matter who starts.
  if (alive.length === 0) return players[0]!
  let level = lowest(alive, player => player.hand.at(-1)!)
  if (terms.lowestTie === 'again') {
    for (let back = 2; level.length > 1 && back <= rules.deal.atATime; back++) {
      for (const { name, hand } of level) {
        felt.say({ type: 'shown', place: name, cards: [hand.at(-back)!] })
      }
      level = lowest(level, player => player.hand.at(-back)!)
    }
  }
  for (const player of alive) lying.hand(player)
  return level[0]!
}

/** Aces are low; an unknown card, or one that does not belong here, never wins. */
function lowest(players: readonly PanPlayer[], of: (player: PanPlayer) => Card): PanPlayer[] {
  const rankOf = (player: PanPlayer): number => {
    const card = of(player)
    return isForeign(card) ? Number.POSITIVE_INFINITY : suitPlaceOf(card)
  }
  const least = Math.min(...players.map(rankOf))
  return players.filter(player => rankOf(player) === least)
}
