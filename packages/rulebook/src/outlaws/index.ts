import type { RuleSet } from '@cardroom/engine'
import { outlawsPoker } from './poker.ts'
import { threeCardPoker6CardBonus } from './three-card-poker-6-card-bonus.ts'

export const outlaws: readonly RuleSet[] = [threeCardPoker6CardBonus, ...outlawsPoker]
