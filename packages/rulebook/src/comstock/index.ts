import type { Rules } from '@cardroom/engine'
import { doubleHandPoker } from './double-hand-poker.ts'
import { ezBaccaratPanda8 } from './ez-baccarat-panda-8.ts'
import { fortunePaiGowPoker } from './fortune-pai-gow-poker.ts'
import { letItRideBonus } from './let-it-ride-bonus.ts'
import { noBustBlackjack } from './no-bust-blackjack.ts'
import { pan } from './pan.ts'
import { comstockPoker } from './poker.ts'
import { superPan9 } from './super-pan-9.ts'
import { threeCardPoker6CardBonus } from './three-card-poker-6-card-bonus.ts'

export const comstock: readonly Rules[] = [
  doubleHandPoker,
  fortunePaiGowPoker,
  ezBaccaratPanda8,
  letItRideBonus,
  noBustBlackjack,
  threeCardPoker6CardBonus,
  ...comstockPoker,
  superPan9,
  pan,
]
