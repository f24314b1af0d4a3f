import type { Ask, Awaiting, Move } from '../../round/awaiting.ts'
import { moveIn, type Script } from '../../round/script.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import type { DrawRules } from '../rules/rules.ts'
import { burn, dealCardTo } from './cards.ts'

/** A player who has declared a draw, and the number of cards to deal. */
interface PendingDraw {
  readonly player: Player
  readonly cards: number
}

/** Every live player replaces cards, in turn from the button's left. */
export function* draws(hand: PokerHand, rules: DrawRules, burns: boolean): Script {
  const { players, stage, stock } = hand
  if (burns) {
    if (stock.left === 0) yield* shuffleIn(hand, rules, [])
    yield* burn(hand)
  }
  const declared = new Set<Player>()
  const waiting: PendingDraw[] = []
  // A ruling may replace a draw, or bring a hand back that draws first.
  const question = (): Awaiting | undefined => {
    stage.asked = players.live > 1 ? players.all.find(one => one.live && !declared.has(one)) : undefined
    return stage.asked && { kind: 'decision', asked: [drawAsk(hand, stage.asked, rules)] }
  }
  for (let move = moveIn(yield question); move; move = moveIn(yield question)) {
    const player = players.at(move.seat)
    stage.asked = undefined
    if (!player) continue
    declared.add(player)
    const one = { player, cards: giveUp(hand, player, move) }
    if (rules.served === 'one-by-one') yield* serve(hand, one, rules, [player])
    else waiting.push(one)
  }
  for (const [i, one] of waiting.entries()) {
    yield* serve(
      hand,
      one,
      rules,
      waiting.slice(i).map(({ player }) => player),
    )
  }
}

/** What a player may give up. */
function drawAsk({ felt, setup }: PokerHand, { seat, name }: Player, rules: DrawRules): Ask {
  const most = rules.dealerMost !== undefined && seat === setup.button ? rules.dealerMost : rules.most
  const from = felt.cards(name)
  return {
    seat,
    options: [{ move: 'draw', cards: { from, min: 0, max: Math.min(most, from.length) }, key: 'd' }],
  }
}

/** Discards cards, including those that may not be played, and returns how many cards to deal. */
function giveUp({ betting, felt, muck, repairs }: PokerHand, player: Player, move: Move): number {
  betting.clearUndo()
  felt.say({ type: 'moved', move })
  const named = move.cards ?? []
  const { unplayable = [], missing = 0 } = repairs.hands.of(player) ?? {}
  const cards = [...named, ...unplayable.filter(card => !named.includes(card))]
  muck.discard(player, cards)
  player.drawn = true
  return cards.length + missing
}

/** Deals a player as many cards as were discarded; where the deck runs out, discards are shuffled in. */
function* serve(
  hand: PokerHand,
  { player, cards }: PendingDraw,
  rules: DrawRules,
  waiting: readonly Player[],
): Script {
  for (let i = 0; i < cards && player.live; i++) {
    if (hand.stock.left === 0) yield* shuffleIn(hand, rules, waiting)
    yield* dealCardTo(hand, player, 'down')
  }
}

function* shuffleIn(
  { muck, rulings, dealer }: PokerHand,
  { reshuffle: { again, cite } }: DrawRules,
  waiting: readonly Player[],
): Script {
  const cards = muck.takeDiscards(by => again === 'all' || !waiting.includes(by))
  if (again === 'earlier-and-burns') cards.push(...muck.takeBurns())
  if (cards.length === 0) cards.push(...muck.takeDiscards(() => true))
  rulings.found('deck-runs-out', cite)
  yield* dealer.reshuffle(cards)
}
