import type { Nothing, Saying } from '../say/saying.ts'

/** What is counted on the boards above the tables. */
export interface BoardSentences {
  'board-player': Nothing
  'board-banker': Nothing
  'board-tie': Nothing
  'board-natural': Nothing
  /** What a bet is on, in as few words as a payout screen has: `Player 3-card 7 over 0`. */
  'board-event': {
    winner: 'player' | 'banker' | 'either' | 'nobody'
    with: Saying | undefined
    over: Saying | undefined
  }
  'board-bank-over': Nothing
  'board-bank-natural': Nothing
  'board-bank-unqualified': Nothing
}
