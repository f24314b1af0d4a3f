import type { BoardSentences } from '@cardroom/engine/board'
import type { Says } from '../speaker.ts'

const WINNERS = { player: '閒', banker: '莊', either: '閒或莊', nobody: '和' }

/** What is counted on the boards above the tables. */
export const boardSentences: Says<BoardSentences> = {
  'board-player': '閒',
  'board-banker': '莊',
  'board-tie': '和',
  'board-natural': '例牌',
  'board-event': ({ winner, with: won, over }, { say }) =>
    [WINNERS[winner], won && say(won), over && `對${say(over)}`].filter(Boolean).join(''),
  'board-bank-over': '莊家爆牌',
  'board-bank-natural': '莊家天生牌',
  'board-bank-unqualified': '莊家不夠牌',
}
