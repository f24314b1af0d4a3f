import type { Rules } from '@cardroom/engine'
import { crazyPineapple } from './crazy-pineapple.ts'
import { crazyPineappleHiLo } from './crazy-pineapple-hi-lo.ts'
import { fortunePaiGowPoker } from './fortune-pai-gow-poker.ts'
import { noBust21stCenturyBlackjack } from './no-bust-21st-century-blackjack.ts'
import { omaha } from './omaha.ts'
import { omaha5CardHiLo } from './omaha-5-card-hi-lo.ts'
import { omahaHiLo } from './omaha-hi-lo.ts'
import { pineapple } from './pineapple.ts'
import { texasHoldem } from './texas-holdem.ts'
import { texasHoldemHiLo } from './texas-holdem-hi-lo.ts'

export const towers: readonly Rules[] = [
  fortunePaiGowPoker,
  noBust21stCenturyBlackjack,
  texasHoldem,
  texasHoldemHiLo,
  omaha,
  omahaHiLo,
  omaha5CardHiLo,
  crazyPineapple,
  crazyPineappleHiLo,
  pineapple,
]
