import type { Nothing } from '../../say/saying.ts'

/** What the lists of incidents of blackjack games say. */
export interface BlackjackIncidentSentences {
  'blackjack-when-late-surrender': Nothing
  'blackjack-when-bank-ran-out': Nothing
  'blackjack-then-too-late': Nothing
  'blackjack-then-collection-kept': Nothing
}
