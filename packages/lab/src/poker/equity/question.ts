import { isRefusal, type Readings, type Refusal } from '@cardroom/engine'
import { type Card, countsOf, nameOf, UNKNOWN } from '@cardroom/engine/cards'
import type { PokerRules } from '@cardroom/engine/poker'
import type { PotSplit } from '../../family/split.ts'
import { type ShowdownStage, stageOf } from '../showdown/stage.ts'
import type { EquityHolding } from './holding.ts'
import { refuseEquity } from './refusals.ts'

/** Whose chances are asked for, as plain data. */
export interface EquityQuestion {
  readonly rules: PokerRules
  readonly readings: Readings
  readonly split?: PotSplit | undefined
  readonly holdings: readonly EquityHolding[]
  /** The cards of the board, or of each of two. */
  readonly boards: readonly (readonly Card[])[]
  /** Cards that are out of play: folded, exposed, thrown away. */
  readonly dead: readonly Card[]
}

/**
 * An answerable question: hands and boards have a place for every card, and the rest of the deck is known.
 */
export interface EquitySituation {
  readonly stage: ShowdownStage
  /** By player: the hands that it may have. */
  readonly holdings: readonly (readonly (readonly Card[])[])[]
  readonly boards: readonly (readonly Card[])[]
  /** All cards but those that every player is known to hold, those of the boards and the dead ones. */
  readonly left: readonly Card[]
}

const MAX_PLAYERS = 10

export function equitySituation(question: EquityQuestion): EquitySituation | Refusal {
  const { rules, readings, split, holdings, boards, dead } = question
  const stage = stageOf(rules, readings, split)
  if (split === 'hi-lo' && !rules.split) return refuseEquity('cannot-be-split', { game: rules.id })
  if (holdings.length < 2 || holdings.length > MAX_PLAYERS) {
    return refuseEquity('number-of-hands', { most: MAX_PLAYERS, given: holdings.length })
  }
  if (boards.length > stage.boards) {
    return stage.boards === 0
      ? refuseEquity('no-board', { game: rules.id })
      : refuseEquity('no-such-board', { board: stage.boards + 1 })
  }
  const longBoard = boards.find(board => board.length > stage.boardSize)
  if (longBoard) return refuseEquity('board-too-long', { most: stage.boardSize, given: longBoard.length })
  const boardCards = Math.max(0, ...boards.map(board => board.length))
  const most = mostCards(stage, boardCards)
  for (const { text, hands } of holdings) {
    const given = hands.find(hand => hand.length > most)?.length
    if (given !== undefined)
      return refuseEquity('hand-too-long', { hand: text, most, given, dealt: boardCards > 0 })
  }
  const dealt = dealtFrom(stage.deck, holdings, [...boards, dead])
  if (isRefusal(dealt)) return dealt
  const { left } = dealt
  const padded = dealt.hands.map(hands => hands.map(hand => padTo(hand, sizeOf(stage, hand, most))))
  const allBoards = Array.from({ length: stage.boards }, (_, i) => padTo(boards[i] ?? [], stage.boardSize))
  const missing = [...padded.map(hands => hands[0]!), ...allBoards]
    .flat()
    .filter(card => card === UNKNOWN).length
  if (missing > left.length) return refuseEquity('more-to-come-than-left', { missing, left: left.length })
  return { stage, holdings: padded, boards: allBoards, left }
}

/** How many cards a hand can have with so many on the board. */
const mostCards = ({ handSize, discard }: ShowdownStage, boardCards: number): number =>
  discard && boardCards > discard.boardCards ? handSize - discard.cards : handSize

/** A hand of as many cards as are kept has thrown the others away. */
const sizeOf = ({ handSize, discard }: ShowdownStage, hand: readonly Card[], most: number): number =>
  discard && hand.length === handSize - discard.cards ? hand.length : most

const padTo = (cards: readonly Card[], size: number): Card[] => [
  ...cards,
  ...Array<Card>(size - cards.length).fill(UNKNOWN),
]

/** The hands that each player can have, and the deck without the cards that are known. */
function dealtFrom(
  deck: readonly Card[],
  holdings: readonly EquityHolding[],
  others: readonly (readonly Card[])[],
): { hands: (readonly (readonly Card[])[])[]; left: Card[] } | Refusal {
  let all = holdings.map(({ hands }) => hands)
  for (;;) {
    const left = leftOf(deck, [...all.flatMap(hands => (hands.length === 1 ? hands : [])), ...others])
    if (isRefusal(left)) return left
    const possible = all.map(hands =>
      hands.length === 1 ? hands : hands.filter(hand => hand.every(card => left.includes(card))),
    )
    const none = possible.findIndex(hands => hands.length === 0)
    if (none >= 0) return refuseEquity('no-such-hand-left', { hand: holdings[none]!.text })
    // a range of which one hand is left is a hand that is known
    if (possible.every((hands, i) => hands.length > 1 || all[i]!.length === 1))
      return { hands: possible, left }
    all = possible
  }
}

/** The deck without these cards. */
function leftOf(deck: readonly Card[], seen: readonly (readonly Card[])[]): Card[] | Refusal {
  const counts = countsOf(deck)
  for (const card of seen.flat()) {
    if (card === UNKNOWN) continue
    if (counts[card] === 0) {
      return refuseEquity(deck.includes(card) ? 'card-twice' : 'card-not-in-deck', { card: nameOf(card) })
    }
    counts[card]!--
  }
  return [...counts].flatMap((count, card) => Array<Card>(count).fill(card))
}
