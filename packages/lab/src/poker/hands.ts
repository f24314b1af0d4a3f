import type { Readings } from '@cardroom/engine'
import { cardsOf } from '@cardroom/engine/cards'
import { judgeOf, type PokerRules, type PotHalf } from '@cardroom/engine/poker'
import { nameOfEightOrBetter } from '@cardroom/engine/ranking'
import type { PotSplit } from '../family/split.ts'
import type { RankedHands, WithBoard } from '../frequencies/ranked.ts'
import { sayOfFrequencies } from '../frequencies/sentences.ts'
import { type ShowdownStage, stageOf } from './showdown/stage.ts'

/** A joker dealt down is wild. */
const JOKER_CASES = [
  { wild: false, joker: 'up' },
  { wild: true, joker: 'down' },
] as const

/** The hands of a pot game: for each half of the pot its own. */
export function potHands(rules: PokerRules, readings: Readings, split: PotSplit | undefined): RankedHands[] {
  const stage = stageOf(rules, readings, split)
  const { plays } = rules.showdown
  const deck = {
    jokers: stage.deck.length - cardsOf({ ...rules.deck, jokers: 0 }).length,
    ...(rules.deck.without === undefined ? {} : { without: rules.deck.without }),
  }
  return stage.halves.flatMap((half): RankedHands[] => {
    const judge = judgeOf(half.ranking, plays, readings)
    const name = (rank: number) => (rank === 0 ? nameOfEightOrBetter(rank) : judge.name(rank))
    if (plays !== 'any')
      return [withBoard(stage, half.for, (hole, board) => judge.rank(hole, board, false), name)]
    const kept = stage.handSize - (stage.discard?.cards ?? 0)
    const cards = kept + stage.boardSize
    const ways = stage.firstDown ? JOKER_CASES : [{ wild: false, joker: undefined }]
    return ways.map(({ wild, joker }) => ({
      title: sayOfFrequencies('hands-of-a-deck', { for: half.for, cards, deck: stage.deck.length, joker }),
      deck,
      cards,
      rank: (hand: readonly number[]) => judge.rank(hand, [], wild),
      name,
    }))
  })
}

const withBoard = (
  { handSize, boardSize, deck }: ShowdownStage,
  half: PotHalf['for'],
  rank: WithBoard['rank'],
  name: WithBoard['name'],
): WithBoard => ({
  title: sayOfFrequencies('hands-with-a-board', {
    for: half,
    cards: handSize,
    board: boardSize,
    deck: deck.length,
  }),
  deck: {},
  hole: handSize,
  board: boardSize,
  rank,
  name,
})
