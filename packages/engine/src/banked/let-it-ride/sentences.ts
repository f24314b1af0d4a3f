import type { Nothing } from '../../say/saying.ts'

/** What the rule sheet of Let It Ride has to say. */
export interface LetItRideSentences {
  'let-it-ride-stacks': Nothing
  'let-it-ride-community': Nothing
  /** `card`: the number of the community card that is turned then. */
  'let-it-ride-pull': { wager: string; card: number }
  'let-it-ride-opening': Nothing
  /** `rank` of the pair. */
  'let-it-ride-least-pair': { rank: string }
  'let-it-ride-winning-pair': Nothing
  'let-it-ride-low-pair': Nothing
  'let-it-ride-title-base': Nothing
  'let-it-ride-title-bonus': Nothing
}
