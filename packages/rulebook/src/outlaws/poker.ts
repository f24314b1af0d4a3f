import type { PokerRules } from '@cardroom/engine/poker'
import { drawPokerHiLo } from './draw-poker-hi-lo.ts'
import { omaha } from './omaha.ts'
import { omahaHiLo } from './omaha-hi-lo.ts'
import { texasHoldem } from './texas-holdem.ts'
import { texasHoldemHiLo } from './texas-holdem-hi-lo.ts'

export const outlawsPoker: readonly PokerRules[] = [
  texasHoldem,
  texasHoldemHiLo,
  omaha,
  omahaHiLo,
  drawPokerHiLo,
]
