import { type Nothing, sayer } from '@cardroom/engine'

/** Why a choice is worth what it is worth; shares are parts of one, amounts units of the first wager. */
export interface ValuesSentences {
  'why-chances': { win: number; push: number; lose: number }
  'why-gives-up': { units: number }
  'why-rides': { units: number; pays: number }
  'why-pulls': { units: number }
  'why-two-hands': { left: number; right: number }
  'why-draws': { over: number }
  'why-doubles': { over: number }
  'why-splits': { hands: number }
  'why-one-card': { over: number }
  'why-stays-on-one-hand': Nothing
  'why-insures': { chance: number; needs: number }
  'why-declines': Nothing
  'why-foul': Nothing
  'why-bets': { times: number; units: number }
  'why-checks': Nothing
  'why-pot': { equity: number; needs: number }
  'why-folds-pot': Nothing
  'why-equity': { equity: number }
  'why-raises': { equity: number; callers: number }
  /** Chips are those of Pan. */
  'why-goes-out': { out: number; chips: number }
  'why-passes': Nothing
  'values-of-one-player': Nothing
  'values-of-each-player-alone': Nothing
  'values-against-all-players': Nothing
  'values-after-a-split': Nothing
  'values-order-certain': { hands: number }
  'values-order-open': { hands: number }
  'values-no-solved-strategy': Nothing
  'values-played-plainly': { hands: number }
  'values-others-draw-plainly': Nothing
  'values-against-so-many': { others: number }
}

export const sayOfValues = sayer<ValuesSentences>()
