import type { Option } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { PanHand } from '../hand/hand.ts'
import { uncollected, worthOfAll } from '../melds/holding.ts'
import type { PanCollector } from './collector.ts'
import { dealHands } from './deal.ts'
import { panTurn } from './turn.ts'

const DECLARE_OPTIONS: readonly Option[] = [
  { move: 'in', key: 'i' },
  { move: 'pass', safe: true, ends: true, key: 'p' },
]

/** From the player dealt first, each declares in or pass; a player who passes loses the tops (003:309, 004:51-52). */
function* declare(hand: PanHand): Script {
  for (const player of hand.players) {
    // The last hand left has nobody to play against.
    const others = () => hand.players.some(other => other !== player && other.hasHand)
    const move = yield* hand.dealer.ask(() =>
      player.state === 'dealt' && others() ? { seat: player.seat, options: DECLARE_OPTIONS } : undefined,
    )
    if (!player.hasHand) continue
    if (move?.move === 'pass') {
      player.state = 'passed'
      if (hand.setup.ante !== undefined && hand.terms.antes === 'passers') {
        hand.payments.ante(player, hand.setup.ante)
      }
      hand.throwIn(player)
    } else player.state = 'in'
  }
}

/** A hand of Pan, from the deal to the outs. */
export function* playHand(hand: PanHand, collector: PanCollector): Script {
  const { ante } = hand.setup
  if (ante !== undefined && hand.terms.antes === 'everybody') {
    for (const player of hand.players) hand.payments.ante(player, ante)
  }
  yield* dealHands(hand)
  hand.phase = 'declaring'
  yield* declare(hand)
  hand.phase = 'playing'
  const isPlayed = !hand.isDecided
  collector.collect(isPlayed)
  if (isPlayed) {
    hand.inTurn = hand.playing[0]
    yield* takeTurns(hand)
  }
  // A player left alone has won.
  if (!hand.winner && hand.isDecided) hand.winner = hand.playing[0]
  settle(hand)
  if (!isPlayed && hand.winner) collector.close()
  award(hand)
}

/** Plays turns until a player is out and the floor lets it stand. */
function* takeTurns(hand: PanHand): Script {
  for (;;) {
    while (!hand.winner && hand.inTurn && !hand.isDecided) {
      if (yield* isDeckOut(hand)) return
      yield* panTurn(hand, hand.inTurn)
    }
    if (!hand.winner) return
    hand.phase = 'over'
    // The floor may still rule before the chips move; a foul hand is not out, and the others play on.
    yield () => (hand.winner ? { kind: 'settlement' } : undefined)
    if (hand.winner) return
    hand.phase = 'playing'
  }
}

/** Shuffles the discards; when a whole deck has passed and nobody laid a card, the hand is over. */
function* isDeckOut(hand: PanHand): Script<boolean> {
  if (hand.stock.left > 0 || hand.turnCard) return false
  if (hand.terms.deckRunsOut === 'hand-ends' || !hand.hasLaid) return true
  const cards = hand.takeDiscards()
  if (cards.length === 0) return true
  hand.hasLaid = false
  yield* hand.dealer.reshuffle(cards)
  return false
}

/** The outs: the chips for going out, and every condition again, as the hand lies (003:329, 340). */
function settle({ winner, rules, terms, payments, players }: PanHand): void {
  if (!winner) {
    for (const player of players) payments.returnAnte(player)
    return
  }
  if (winner.melded < rules.out.cards) return
  const chips = rules.out.chips + worthOfAll(winner, terms) + uncollected(winner, terms)
  payments.collect(players, winner, chips, 'outs', rules.out.cite)
}

/** The tops go to the winner. */
function award(hand: PanHand): void {
  const { winner, payments, felt } = hand
  const amount = winner ? payments.award(winner) : 0
  if (!winner || amount === 0) return
  hand.share = { seat: winner.seat, amount, for: 'tops' }
  felt.say({ type: 'won', share: hand.share, pot: 0 })
}
