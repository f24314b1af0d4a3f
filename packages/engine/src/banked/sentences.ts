import type { Nothing } from '../say/saying.ts'

/** What the lists of incidents of all player-dealer games say: when something happens, and what follows. */
export interface BankedIncidentSentences {
  'banked-when-misdeal': Nothing
  'banked-when-boxed-card': Nothing
  'banked-when-wrong-count-early': Nothing
  'banked-when-wrong-count-of-bank': Nothing
  'banked-when-wrong-count': Nothing
  'banked-when-collection-forgotten': Nothing
  'banked-when-exposed-card-of-player': Nothing
  'banked-when-exposed-card': Nothing
  'banked-when-bank-opened-early': Nothing
  'banked-when-fold-miscounted': Nothing
  'banked-when-wager-touched': Nothing
  'banked-when-misread-hand': Nothing
  'banked-when-shuffler-failure': Nothing
  'banked-when-play-wager-changed': Nothing
  'banked-then-void': Nothing
  'banked-then-misdeal': Nothing
  'banked-then-next-card': Nothing
  'banked-then-dead-hand': Nothing
  'banked-then-collected-later': Nothing
  'banked-then-card-plays': Nothing
  'banked-then-play-goes-on': Nothing
  'banked-then-fold-stands': Nothing
  'banked-then-wager-as-it-stood': Nothing
  'banked-then-true-value': Nothing
  'banked-then-shuffled-by-hand': Nothing
  'banked-then-play-wager-once': Nothing
}
