import type { BoardSentences } from '@cardroom/engine/board'
import type { Says } from '../speaker.ts'

const WINNERS = { player: '闲', banker: '庄', either: '闲或庄', nobody: '和' }

/** What is counted on the boards above the tables. */
export const boardSentences: Says<BoardSentences> = {
  'board-player': '闲',
  'board-banker': '庄',
  'board-tie': '和',
  'board-natural': '天生牌',
  'board-event': ({ winner, with: won, over }, { say }) =>
    [WINNERS[winner], won && say(won), over && `对${say(over)}`].filter(Boolean).join(''),
  'board-bank-over': '庄家爆牌',
  'board-bank-natural': '庄家天生牌',
  'board-bank-unqualified': '庄家不够牌',
}
