import type { PokerRules } from '@cardroom/engine'
import { texasHoldem } from './texas-holdem.ts'

export const outlawsPoker: readonly PokerRules[] = [texasHoldem]
