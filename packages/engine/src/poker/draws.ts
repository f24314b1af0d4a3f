import type { Card } from '../cards/card.ts'
import { RULED, type Script } from '../round/play.ts'
import { burn, cardTo } from './deal.ts'
import { discard } from './discards.ts'
import type { PokerPlay } from './play.ts'
import type { Player } from './player.ts'
import type { DrawRules } from './rules.ts'

/** Every live player replaces cards, in turn from the button's left. */
export function* draws(play: PokerPlay, rules: DrawRules, burns: boolean): Script {
  if (burns) {
    if (play.left === 0) yield* shuffleIn(play, rules, [])
    yield* burn(play)
  }
  const counts = new Map<Player, number>()
  const waiting: Player[] = []
  for (;;) {
    const player = play.live > 1 && play.players.find(one => one.live && !counts.has(one))
    if (!player) break
    const count = yield* draw(play, player, rules)
    // A ruling may have stood in its place, or brought another hand back that draws first.
    if (count === undefined) continue
    counts.set(player, count)
    if (rules.served === 'one-by-one') yield* serve(play, player, count, rules, [player])
    else waiting.push(player)
  }
  for (const [i, player] of waiting.entries()) {
    yield* serve(play, player, counts.get(player)!, rules, waiting.slice(i))
  }
}

/** Asks what a player gives up; `undefined` when a ruling stands in its place. */
function* draw(play: PokerPlay, player: Player, rules: DrawRules): Script<number | undefined> {
  const most =
    rules.dealerMost !== undefined && player.seat === play.setup.button ? rules.dealerMost : rules.most
  const from = play.felt.cards(player.name)
  const max = Math.min(most, from.length)
  play.asked = player
  const answer = yield {
    kind: 'decision',
    asked: [{ seat: player.seat, options: [{ move: 'draw', cards: { from, min: 0, max } }] }],
  }
  play.asked = undefined
  if (answer === RULED || answer.kind !== 'move') {
    yield* play.ruled()
    return undefined
  }
  play.settled()
  play.felt.say({ type: 'moved', move: answer })
  const named = answer.cards ?? []
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
