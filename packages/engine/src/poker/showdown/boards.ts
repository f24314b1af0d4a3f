import type { Card } from '../../cards/card.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'

type Boards = readonly (readonly Card[])[]

const NO_BOARD: Boards = [[]]

/** The boards as they lie; one that was dealt twice shares what had come before. */
export function boardsOf({ felt, boards, stage, rules }: PokerHand): Boards {
  const { twice } = stage
  if (!twice) return boards.map(board => felt.cards(board))
  const first = felt.cards('board')
  const shared = rules.streets.slice(0, twice.from).reduce((sum, street) => sum + (street.board ?? 0), 0)
  return [first, [...first.slice(0, shared), ...felt.cards('board2')]]
}

/** Everybody plays the boards; a card turned up in stud is only for players who lack one. */
export function boardsFor({ rules, felt }: PokerHand, player: Player, boards: Boards): Boards {
  if (rules.deckRunsOut === undefined) return boards
  const full = rules.streets.reduce((sum, street) => sum + (street.each?.length ?? 0), 0)
  const lacks = full - felt.pile(player.name).length
  return lacks > 0 ? boards.map(board => board.slice(-lacks)) : NO_BOARD
}
