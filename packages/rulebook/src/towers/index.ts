import type { RuleSet } from '@cardroom/engine'
import { noBust21stCenturyBlackjack } from './no-bust-21st-century-blackjack.ts'
import { towersPoker } from './poker.ts'

export const towers: readonly RuleSet[] = [noBust21stCenturyBlackjack, ...towersPoker]
