import type { PokerRules } from '@cardroom/engine/poker'
import { crazyPineappleHiLo } from './crazy-pineapple-hi-lo.ts'
import { fiveCardStud } from './five-card-stud.ts'
import { lowball } from './lowball.ts'
import { mexicanPoker } from './mexican-poker.ts'
import { omahaHiLo } from './omaha-hi-lo.ts'
import { razz } from './razz.ts'
import { sevenCardStud } from './seven-card-stud.ts'
import { sevenCardStudHiLo } from './seven-card-stud-hi-lo.ts'
import { tahoePineappleHiLo } from './tahoe-pineapple-hi-lo.ts'
import { texasHoldem } from './texas-holdem.ts'
import { texasHoldemHiLo } from './texas-holdem-hi-lo.ts'

export const comstockPoker: readonly PokerRules[] = [
  texasHoldem,
  texasHoldemHiLo,
  crazyPineappleHiLo,
  tahoePineappleHiLo,
  omahaHiLo,
  sevenCardStud,
  sevenCardStudHiLo,
  razz,
  fiveCardStud,
  mexicanPoker,
  lowball,
]
