import type { Rules } from '@cardroom/engine'
import { crazyPineappleHiLo } from './crazy-pineapple-hi-lo.ts'
import { doubleHandPoker } from './double-hand-poker.ts'
import { ezBaccaratPanda8 } from './ez-baccarat-panda-8.ts'
import { fiveCardStud } from './five-card-stud.ts'
import { fortunePaiGowPoker } from './fortune-pai-gow-poker.ts'
import { letItRideBonus } from './let-it-ride-bonus.ts'
import { lowball } from './lowball.ts'
import { mexicanPoker } from './mexican-poker.ts'
import { noBustBlackjack } from './no-bust-blackjack.ts'
import { omahaHiLo } from './omaha-hi-lo.ts'
import { pan } from './pan.ts'
import { razz } from './razz.ts'
import { sevenCardStud } from './seven-card-stud.ts'
import { sevenCardStudHiLo } from './seven-card-stud-hi-lo.ts'
import { superPan9 } from './super-pan-9.ts'
import { tahoePineappleHiLo } from './tahoe-pineapple-hi-lo.ts'
import { texasHoldem } from './texas-holdem.ts'
import { texasHoldemHiLo } from './texas-holdem-hi-lo.ts'
import { threeCardPoker6CardBonus } from './three-card-poker-6-card-bonus.ts'

export const comstock: readonly Rules[] = [
  doubleHandPoker,
  fortunePaiGowPoker,
  ezBaccaratPanda8,
  letItRideBonus,
  noBustBlackjack,
  threeCardPoker6CardBonus,
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
  superPan9,
  pan,
]
