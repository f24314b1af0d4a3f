import type { RuleSet } from '@cardroom/engine'
import { ultimateTexasHoldem } from './ultimate-texas-holdem.ts'

export const stars: readonly RuleSet[] = [ultimateTexasHoldem]
