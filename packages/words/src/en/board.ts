import type { BoardSentences } from '@cardroom/engine/board'
import type { Says } from '../speaker.ts'

const WINNERS = { player: 'Player', banker: 'Banker', either: 'Either', nobody: 'Tie' }

/** What is counted on the boards above the tables. */
export const boardSentences: Says<BoardSentences> = {
  'board-player': 'Player',
  'board-banker': 'Banker',
  'board-tie': 'Tie',
  'board-natural': 'Naturals',
  'board-event': ({ winner, with: won, over }, { say }) =>
    [WINNERS[winner], won && say(won), over && `over ${say(over)}`].filter(Boolean).join(' '),
  'board-bank-over': 'Player-dealer over',
  'board-bank-natural': 'Player-dealer’s naturals',
  'board-bank-unqualified': 'Player-dealer does not qualify',
}
