import type { Card } from '../../cards/card.ts'
import type { Ask, Awaiting, Move } from '../../round/awaiting.ts'
import { moveIn, type Script } from '../../round/script.ts'
import type { Player } from '../hand/player.ts'
import type { PokerPlay } from '../play.ts'
import type { DrawRules } from '../rules/rules.ts'
import { burn, cardTo } from './cards.ts'
import { discard } from './discards.ts'

/** Every live player replaces cards, in turn from the button's left. */
export function* draws(play: PokerPlay, rules: DrawRules, burns: boolean): Script {
  if (burns) {
    if (play.left === 0) yield* shuffleIn(play, rules, [])
    yield* burn(play)
  }
  const counts = new Map<Player, number>()
  const waiting: Player[] = []
  // A ruling may stand in place of a draw, or bring another hand back that draws first.
  const question = (): Awaiting | undefined => {
    play.asked = play.live > 1 ? play.players.find(one => one.live && !counts.has(one)) : undefined
    return play.asked && { kind: 'decision', asked: [drawAsk(play, play.asked, rules)] }
  }
  for (let move = moveIn(yield question); move; move = moveIn(yield question)) {
    const player = play.playerAt(move.seat)!
    play.asked = undefined
    const count = give(play, player, move)
    counts.set(player, count)
    if (rules.served === 'one-by-one') yield* serve(play, player, count, rules, [player])
    else waiting.push(player)
  }
  for (const [i, player] of waiting.entries()) {
    yield* serve(play, player, counts.get(player)!, rules, waiting.slice(i))
  }
}

/** What a player may give up. */
function drawAsk(play: PokerPlay, player: Player, rules: DrawRules): Ask {
  const most =
    rules.dealerMost !== undefined && player.seat === play.setup.button ? rules.dealerMost : rules.most
  const from = play.felt.cards(player.name)
  return {
    seat: player.seat,
    options: [{ move: 'draw', cards: { from, min: 0, max: Math.min(most, from.length) } }],
  }
}

/** Gives cards up; the number of those to be served. */
function give(play: PokerPlay, player: Player, move: Move): number {
  play.settled()
  play.felt.say({ type: 'moved', move })
  const named = move.cards ?? []
  const cards = [...named, ...player.mustReplace.filter(card => !named.includes(card))]
  discard(play, player, cards)
  player.drawn = true
  return cards.length + player.owed
}

/** Deals a player as many cards as were given up; where the deck runs out, discards come again. */
function* serve(
  play: PokerPlay,
  player: Player,
  count: number,
  rules: DrawRules,
  waiting: readonly Player[],
): Script {
  for (let i = 0; i < count && player.live; i++) {
    if (play.left === 0) yield* shuffleIn(play, rules, waiting)
    yield* cardTo(play, player, 'down')
  }
}

function* shuffleIn(play: PokerPlay, rules: DrawRules, waiting: readonly Player[]): Script {
  const { again, cite } = rules.reshuffle
  const cards: Card[] = play.gatherDiscards(by => again === 'all' || !waiting.includes(by))
  if (again === 'earlier-and-burns') cards.push(...play.burned.splice(0))
  if (cards.length === 0) cards.push(...play.gatherDiscards(() => true))
  play.found('deck-runs-out', cite)
  yield* play.reshuffle(cards)
}
