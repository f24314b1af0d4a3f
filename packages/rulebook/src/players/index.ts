import type { RuleSet } from '@cardroom/engine'
import { threeCardPoker6CardBonus } from './three-card-poker-6-card-bonus.ts'

export const players: readonly RuleSet[] = [threeCardPoker6CardBonus]
