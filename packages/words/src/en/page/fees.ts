import type { FeeMoment, FeeUnit } from '@cardroom/engine/collection'

/** What a fee is taken for, and when, on sheets and on signs. */

export const UNITS: Readonly<Record<FeeUnit, string>> = {
  bet: 'per bet',
  spot: 'per spot',
  'base-wager': 'per base wager',
  hand: 'per hand',
  '30min': 'every 30 minutes',
}

export const MOMENTS: Readonly<Record<FeeMoment, string>> = {
  deal: 'after the deal',
  'first-round': 'after the first round',
  flop: 'after the flop',
  turn: 'after the turn',
  river: 'after the river',
  draw: 'when it comes to the draw',
  played: 'when the hand is played',
  second: 'on second street',
  third: 'on third street',
  fourth: 'on fourth street',
  fifth: 'on fifth street',
  sixth: 'on sixth street',
  seventh: 'on seventh street',
}
