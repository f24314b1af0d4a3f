import { type Card, UNKNOWN } from '@cardroom/engine/cards'
import { choose } from '../../cards/shoe.ts'
import type { ShowdownStage } from '../showdown/stage.ts'
import { type HandContest, isKnown } from './contest.ts'
import type { Discards } from './discards.ts'

/** Cards that come together, in any order, to these places of a hand or board. */
export interface CardsToCome {
  readonly into: Card[]
  readonly places: readonly number[]
}

/** What happens until the showdown: cards come, and hands are looked at as soon as nothing more changes them. */
export type RunOutStep = { readonly deal: CardsToCome } | { act(): void }

export function runOutPlan(
  stage: ShowdownStage,
  contest: HandContest,
  discards: Discards | undefined,
): RunOutStep[] {
  const { hands, boards } = contest
  const players = hands.map((_, player) => player)
  const board = (from: number, to: number) => boards.flatMap(cards => deals(cards, from, to))
  const hand = (player: number) => {
    const cards = hands[player]!
    const first = stage.firstDown ? 1 : 0
    return [...deals(cards, 0, first), ...deals(cards, first, cards.length)]
  }
  const rank = (player: number): RunOutStep => ({ act: () => contest.rank(player) })
  if (!discards) {
    const known = players.filter(player => isKnown(hands[player]!))
    const others = players.filter(player => !known.includes(player))
    return [
      ...board(0, stage.boardSize),
      ...known.map(rank),
      ...others.flatMap(one => [...hand(one), rank(one)]),
    ]
  }
  const throwing = players.filter(player => hands[player]!.length === stage.handSize)
  return [
    ...players.flatMap(hand),
    ...board(0, discards.boardCards),
    ...throwing.map(player => ({ act: () => discards.choose(contest, player) })),
    ...board(discards.boardCards, stage.boardSize),
    ...players.map(rank),
  ]
}

/** The cards that are missing in these places. */
function deals(into: Card[], from: number, to: number): { readonly deal: CardsToCome }[] {
  const places = into.flatMap((card, place) =>
    card === UNKNOWN && place >= from && place < to ? [place] : [],
  )
  return places.length === 0 ? [] : [{ deal: { into, places } }]
}

/** How many ways there are to deal the cards of a plan. */
export function runoutsOf(plan: readonly RunOutStep[], left: number): number {
  let runouts = 1
  let cards = left
  for (const step of plan) {
    if (!('deal' in step)) continue
    runouts *= choose(cards, step.deal.places.length)
    cards -= step.deal.places.length
  }
  return runouts
}
