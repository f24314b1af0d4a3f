import type { Nothing, Saying } from '../../say/saying.ts'
import type { BaccaratEvent } from './event.ts'

/** What baccarat's rule sheet has to say. */
export interface BaccaratSentences {
  'baccarat-two-cards-each': Nothing
  'baccarat-natural': { from: number }
  'baccarat-player-draws': { upTo: number }
  'baccarat-banker-alone': { upTo: number }
  'baccarat-banker-by-chart': Nothing
  'baccarat-house-way': { drawsUpTo: number }
  'baccarat-ranked': { hand: 'natural-9' | 'natural-8' | 'nine-or-eight' | 'seven-to-zero' }
  'baccarat-title-chart': Nothing
  'baccarat-chart-corner': Nothing
  'baccarat-no-third-card': Nothing
  'baccarat-title-pays': Nothing
  'baccarat-push': Nothing
  'baccarat-event': {
    winner: BaccaratEvent['winner']
    /** The winning hand (of a tie, both), and the hand that it beats. */
    with: Saying | undefined
    over: Saying | undefined
  }
  'baccarat-hand': { total: number | undefined; cards: number | undefined }
}
