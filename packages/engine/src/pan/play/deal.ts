import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Awaiting, Face } from '../../round/awaiting.ts'
import { type Answer, cardIn, type Script } from '../../round/script.ts'
import type { PanPlay } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import { isForeign, placeOf } from '../melds/melds.ts'

/** Who is dealt first, and all hands. */
export function* dealHands(play: PanPlay): Script {
  const { deal, start } = play.rules
  const { first } = play.setup
  if (first !== undefined) play.startAt(first)
  else if (start.lowest.card === 'before-the-deal') play.startAt((yield* lowestBefore(play)).seat)
  for (let packet = 0; packet * deal.atATime < deal.cards; packet++) {
    for (const player of play.players) {
      for (let i = 1; i <= deal.atATime; i++) {
        const up = packet === 0 && i === deal.atATime && play.starter === undefined
        yield* dealTo(play, player, up ? 'up' : 'down')
      }
    }
    if (play.starter === undefined) play.startAt(lowestInPacket(play).seat)
  }
  for (const player of play.players) yield* replaceForeign(play, player)
}

/** A card for a hand, unless the floor has taken the hand out of the deal. */
export function* dealTo(play: PanPlay, player: PanPlayer, face: Face = 'down'): Script {
  const answer = yield () => (player.hasHand ? cardFor(player, face) : undefined)
  if (!answer) return
  const card = dealt(play, player, answer, face)
  player.hand.push(card)
  play.felt.lay(player.name, card, face === 'up' ? 'all' : player.seat)
}

const cardFor = ({ name }: PanPlayer, face: Face): Awaiting =>
  face === 'up' ? { kind: 'card', to: name, face } : { kind: 'card', to: name, face, unseen: true }

function dealt(play: PanPlay, { name }: PanPlayer, answer: Answer, face: Face): Card {
  const { card } = cardIn(answer)
  play.felt.say({ type: 'dealt', to: name, card, face })
  return card
}

/** An 8, 9, 10 or joker in a hand is replaced when the deal is complete (003:346). */
function* replaceForeign(play: PanPlay, player: PanPlayer): Script {
  for (;;) {
    const stray = player.hand.find(isStray)
    if (stray === undefined || !player.hasHand) return
    player.give(stray)
    play.felt.lie(player.name, [play.lyingHand(player)])
    play.found('foreign-card', player.seat)
    yield* dealTo(play, player)
  }
}

/** A card that does not belong to the deck. */
export const isStray = (card: Card): boolean => card !== UNKNOWN && isForeign(card)

/** A card each, face up; the lowest starts. The cards go back. */
function* lowestBefore(play: PanPlay): Script<PanPlayer> {
  const shown: Card[] = []
  let level = [...play.players]
  for (;;) {
    const cards = new Map<PanPlayer, Card>()
    for (const player of level) {
      let card: Card | undefined
      while (card === undefined || isStray(card))
        card = dealt(play, player, yield cardFor(player, 'up'), 'up')
      cards.set(player, card)
      shown.push(card)
      play.felt.lay(player.name, card, 'all')
    }
    level = lowest(level, player => cards.get(player)!)
    if (level.length === 1 || play.terms.lowestTie === 'first-dealt') break
  }
  for (const { name } of play.players) play.felt.lie(name, [])
  yield* play.reshuffle(shown)
  return level[0]!
}

/** The last card of the first packet was turned up; equal ones turn up another, if that is the reading. */
function lowestInPacket(play: PanPlay): PanPlayer {
  const alive = play.players.filter(player => player.hasHand)
  let level = lowest(alive, player => player.hand.at(-1)!)
  if (play.terms.lowestTie === 'again') {
    for (let back = 2; level.length > 1 && back <= play.rules.deal.atATime; back++) {
      for (const { name, hand } of level) {
        play.felt.say({ type: 'shown', place: name, cards: [hand.at(-back)!] })
      }
      level = lowest(level, player => player.hand.at(-back)!)
    }
  }
  for (const player of alive) play.felt.lie(player.name, [play.lyingHand(player)])
  return level[0]!
}

/** Aces are low; a card that nobody knows, or that does not belong here, is no lower than any. */
function lowest(players: readonly PanPlayer[], of: (player: PanPlayer) => Card): PanPlayer[] {
  const rankOf = (player: PanPlayer): number => {
    const card = of(player)
    return isForeign(card) ? Number.POSITIVE_INFINITY : placeOf(card)
  }
  const least = Math.min(...players.map(rankOf))
  return players.filter(player => rankOf(player) === least)
}
