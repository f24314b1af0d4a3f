import type { Readings } from '@cardroom/engine'
import { type Card, cardsOf } from '@cardroom/engine/cards'
import type { PokerRules, PotHalf } from '@cardroom/engine/poker'
import type { PotSplit } from '../../family/split.ts'

/** The rules of a pot game that matter once the betting is over. */
export interface ShowdownStage {
  readonly deck: readonly Card[]
  /** Cards that a hand is dealt in all. */
  readonly handSize: number
  readonly boards: number
  readonly boardSize: number
  /** Cards that a hand throws away, and how many cards lie on the board by then. */
  readonly discard: { readonly cards: number; readonly boardCards: number } | undefined
  readonly isDraw: boolean
  /** The first card of a hand is dealt down and its joker is another than those dealt up. */
  readonly firstDown: boolean
  readonly halves: readonly PotHalf[]
}

/** How a pot game looks at its showdown: cards in hand, boards, what is compared. */
export function stageOf(rules: PokerRules, readings: Readings, split: PotSplit | undefined): ShowdownStage {
  const { streets, boards } = rules
  const halves = split === 'hi-lo' && rules.split ? rules.split.halves : rules.showdown.halves
  const boardUpTo = (street: number) =>
    streets.slice(0, street + 1).reduce((sum, { board = 0 }) => sum + board, 0)
  const discarding = streets.findIndex(street => street.discard)
  const boardSize = boardUpTo(streets.length)
  return {
    deck: cardsOf(readings.joker === 'in-use' ? { ...rules.deck, jokers: 1 } : rules.deck),
    handSize: streets.reduce((sum, { each = [] }) => sum + each.length, 0),
    boards: boardSize === 0 ? 0 : (boards?.count ?? 1),
    boardSize,
    discard:
      discarding < 0
        ? undefined
        : { cards: streets[discarding]!.discard!.cards, boardCards: boardUpTo(discarding) },
    isDraw: streets.some(street => street.draw),
    firstDown: halves.some(half => half.ranking === 'mexican'),
    halves,
  }
}
