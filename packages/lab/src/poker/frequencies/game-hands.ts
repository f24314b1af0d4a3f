import {
  type BankedRules,
  cardsOf,
  nameOfEightOrBetter,
  nameOfHigh,
  nameOfThreeCard,
  nameOfTiles,
  type PaiGowPokerRules,
  type PokerRules,
  type Readings,
  type Refusal,
  type RuleSet,
  rankHigh,
  rankThreeCard,
  rankTiles,
  refuse,
} from '@cardroom/engine'
import { rankingOf } from '@cardroom/engine/banked/pai-gow/rankings.ts'
import { judgeOf } from '@cardroom/engine/poker/showdown/judge.ts'
import { type Split, type Stage, stageOf } from '../equity/stage.ts'
import type { Ranked } from './table.ts'

/** Hands of cards of one's own and of a board, of which not any five play. */
export interface WithBoard extends Omit<Ranked, 'rank' | 'cards'> {
  readonly hole: number
  readonly board: number
  rank(hole: readonly number[], board: readonly number[]): number
}

/** The kinds of hands that a game ranks. */
export function handsOf(
  rules: RuleSet,
  readings: Readings,
  split?: Split,
): readonly (Ranked | WithBoard)[] | Refusal {
  switch (rules.family) {
    case 'poker':
      return potHands(rules as PokerRules, readings, split)
    case 'three-card':
      return [threeCard, ...(hasWager(rules, '6-card-bonus') ? [high(6, '6 Card Bonus')] : [])]
    case 'let-it-ride':
      return [high(5, 'high hands'), ...(hasWager(rules, '3-card-bonus') ? [threeCard] : [])]
    case 'ultimate':
      return [high(7, 'high hands')]
    case 'pai-gow':
      return [paiGow(rules as PaiGowPokerRules, readings)]
    case 'tiles':
      return [tiles]
    default:
      return refuse(`${rules.id} does not rank hands`)
  }
}

const hasWager = (rules: RuleSet, on: string): boolean =>
  (rules as BankedRules).wagers.some(wager => wager.on === on)

const high = (cards: number, what: string): Ranked => ({
  title: `${what}, ${cards} of 52 cards`,
  deck: {},
  cards,
  rank: rankHigh,
  name: nameOfHigh,
})

const threeCard: Ranked = {
  title: 'three-card hands, 3 of 52 cards',
  deck: {},
  cards: 3,
  rank: rankThreeCard,
  name: nameOfThreeCard,
}

const tiles: Ranked = {
  title: 'pairs of tiles, 2 of 32',
  deck: { tiles: true },
  cards: 2,
  rank: ([a, b]) => rankTiles(a!, b!),
  name: nameOfTiles,
}

function paiGow({ joker }: PaiGowPokerRules, readings: Readings): Ranked {
  const ranking = rankingOf(joker.is, readings.wheel === 'second' ? 'second' : 'lowest')
  const use = joker.is === 'wild' ? 'a wild joker' : 'the joker'
  return {
    title: `the best five of 7 cards, 53 with ${use}`,
    deck: { jokers: 1 },
    cards: 7,
    rank: ranking.rank,
    name: ranking.nameOf,
  }
}

const DEALT_UP = [
  { wild: false, how: ', a joker dealt up' },
  { wild: true, how: ', a joker dealt down' },
]

function potHands(rules: PokerRules, readings: Readings, split: Split | undefined): (Ranked | WithBoard)[] {
  const stage = stageOf(rules, readings, split)
  const { plays } = rules.showdown
  const deck = {
    jokers: stage.deck.length - cardsOf({ ...rules.deck, jokers: 0 }).length,
    ...(rules.deck.without === undefined ? {} : { without: rules.deck.without }),
  }
  return stage.halves.flatMap((half): (Ranked | WithBoard)[] => {
    const judge = judgeOf(half.ranking, plays, readings)
    const what = `${half.for} hands`
    const name = (rank: number) => (rank === 0 ? nameOfEightOrBetter(rank) : judge.name(rank))
    if (plays !== 'any')
      return [withBoard(stage, what, (hole, board) => judge.rank(hole, board, false), name)]
    const kept = stage.handSize - (stage.discard?.cards ?? 0)
    const cards = kept + stage.boardSize
    const ways = stage.firstDown ? DEALT_UP : [{ wild: false, how: '' }]
    return ways.map(({ wild, how }) => ({
      title: `${what}, ${cards} of ${stage.deck.length} cards${how}`,
      deck,
      cards,
      rank: (hand: readonly number[]) => judge.rank(hand, [], wild),
      name,
    }))
  })
}

const withBoard = (
  { handSize, boardSize, deck }: Stage,
  what: string,
  rank: WithBoard['rank'],
  name: WithBoard['name'],
): WithBoard => ({
  title: `${what}, ${handSize} cards and a board of ${boardSize}, ${deck.length} cards`,
  deck: {},
  hole: handSize,
  board: boardSize,
  rank,
  name,
})
