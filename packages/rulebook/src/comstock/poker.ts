import type { PokerRules } from '@cardroom/engine'
import { crazyPineappleHiLo } from './crazy-pineapple-hi-lo.ts'
import { omahaHiLo } from './omaha-hi-lo.ts'
import { tahoePineappleHiLo } from './tahoe-pineapple-hi-lo.ts'
import { texasHoldem } from './texas-holdem.ts'
import { texasHoldemHiLo } from './texas-holdem-hi-lo.ts'

export const comstockPoker: readonly PokerRules[] = [
  texasHoldem,
  texasHoldemHiLo,
  crazyPineappleHiLo,
  tahoePineappleHiLo,
  omahaHiLo,
]
