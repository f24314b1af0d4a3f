import type { Rules } from '@cardroom/engine'
import { outlawsPoker } from './poker.ts'
import { pure215Blackjack } from './pure-21-5-blackjack.ts'
import { threeCardPoker6CardBonus } from './three-card-poker-6-card-bonus.ts'

export const outlaws: readonly Rules[] = [threeCardPoker6CardBonus, pure215Blackjack, ...outlawsPoker]
