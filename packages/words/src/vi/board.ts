import type { BoardSentences } from '@cardroom/engine/board'
import type { Says } from '../speaker.ts'

const WINNERS = { player: 'Con', banker: 'Cái', either: 'Con hoặc Cái', nobody: 'Hòa' }

/** What is counted on the boards above the tables. */
export const boardSentences: Says<BoardSentences> = {
  'board-player': 'Con',
  'board-banker': 'Cái',
  'board-tie': 'Hòa',
  'board-natural': 'Natural',
  'board-event': ({ winner, with: won, over }, { say }) =>
    [WINNERS[winner], won && say(won), over && `thắng ${say(over)}`].filter(Boolean).join(' '),
  'board-bank-over': 'Nhà cái quắc',
  'board-bank-natural': 'Natural của nhà cái',
  'board-bank-unqualified': 'Nhà cái không đủ điều kiện',
}
