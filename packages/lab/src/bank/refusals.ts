import { refuser } from '@cardroom/engine'

/** Why bets cannot be read. */
export interface BetsRefusals {
  'no-bet': { text: string }
  'no-such-wager-to-bet': { game: string; wager: string }
}

export const refuseBets = refuser<BetsRefusals>()
