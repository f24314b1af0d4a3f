import type { Nothing, Saying } from '../say/saying.ts'

/** What the boards above the tables count. */
export interface BoardSentences {
  'board-player': Nothing
  'board-banker': Nothing
  'board-tie': Nothing
  'board-natural': Nothing
  /** What a bet is on, in as few words as fit on a payout screen: `Player 3-card 7 over 0`. */
  'board-event': {
    winner: 'player' | 'banker' | 'either' | 'nobody'
    with: Saying | undefined
    over: Saying | undefined
  }
  'board-bank-over': Nothing
  'board-bank-natural': Nothing
  'board-bank-unqualified': Nothing
}
