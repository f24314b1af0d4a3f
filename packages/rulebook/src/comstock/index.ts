import type { RuleSet } from '@cardroom/engine'
import { ezBaccaratPanda8 } from './ez-baccarat-panda-8.ts'
import { letItRideBonus } from './let-it-ride-bonus.ts'
import { noBustBlackjack } from './no-bust-blackjack.ts'
import { comstockPoker } from './poker.ts'
import { threeCardPoker6CardBonus } from './three-card-poker-6-card-bonus.ts'

export const comstock: readonly RuleSet[] = [
  ezBaccaratPanda8,
  letItRideBonus,
  noBustBlackjack,
  threeCardPoker6CardBonus,
  ...comstockPoker,
]
