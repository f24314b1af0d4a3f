import { cardsOf, type PokerRules, type Readings } from '@cardroom/engine'
import { judgeOf } from '@cardroom/engine/poker/judge.ts'
import type { Split } from '../family/split.ts'
import type { RankedHands, WithBoard } from '../frequencies/ranked.ts'
import { type Stage, stageOf } from './stage.ts'

const DEALT_UP = [
  { wild: false, how: ', a joker dealt up' },
  { wild: true, how: ', a joker dealt down' },
]

/** The hands of a pot game: for each half of the pot its own. */
export function potHands(rules: PokerRules, readings: Readings, split: Split | undefined): RankedHands[] {
  const stage = stageOf(rules, readings, split)
  const { plays } = rules.showdown
  const deck = {
    jokers: stage.deck.length - cardsOf({ ...rules.deck, jokers: 0 }).length,
    ...(rules.deck.without === undefined ? {} : { without: rules.deck.without }),
  }
  return stage.halves.flatMap((half): RankedHands[] => {
    const judge = judgeOf(half.ranking, plays, readings)
    const what = `${half.for} hands`
    const name = (rank: number) => (rank === 0 ? 'No low' : judge.name(rank))
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
