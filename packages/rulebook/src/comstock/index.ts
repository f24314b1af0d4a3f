import type { RuleSet } from '@cardroom/engine'
import { ezBaccaratPanda8 } from './ez-baccarat-panda-8.ts'
import { letItRideBonus } from './let-it-ride-bonus.ts'

export const comstock: readonly RuleSet[] = [ezBaccaratPanda8, letItRideBonus]
