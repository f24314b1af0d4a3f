import type { Nothing, Saying } from '@cardroom/engine'

/** Why an open point is read as it is. */
export type WhySaid =
  | 'two-handed-blinds'
  | 'raise-cap'
  | 'cap-lifted'
  | 'pot-fee-players'
  | 'odd-chips-to-one'
  | 'odd-chip-by-position'
  | 'odd-chip-not-printed'
  | 'odd-chip-clockwise'
  | 'odd-chip-among-equals'
  | 'odd-chip-to-high'
  | 'odd-chip-here-by-position'
  | 'discard-after-flop'
  | 'discard-before-turn'
  | 'discard-before-flop'
  | 'discard-after-first-betting'
  | 'incidents-of-another-room'
  | 'holdem-rules-lost'
  | 'exposed-hole-opens'
  | 'premature-round'
  | 'two-exposed'
  | 'forfeit'
  | 'half-a-raise'
  | 'no-initiative'
  | 'upper-from'
  | 'kill-with-approval'
  | 'kill-raises-the-spread'
  | 'kill-is-an-option'
  | 'kill-limits'
  | 'joker-in-use'
  | 'burn-before-draw'
  | 'betting-after-second-draw'
  | 'run-twice'
  | 'five-aces'
  | 'low-joker'
  | 'plays-two-or-any'

/** What the readings of the pot games say. */
export type PokerReadingSentences = { readonly [Key in `poker-why-${WhySaid}`]: Nothing }

export const why = (said: WhySaid): Saying => ({ say: `poker-why-${said}` })
