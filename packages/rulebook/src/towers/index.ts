import type { RuleSet } from '@cardroom/engine'
import { towersPoker } from './poker.ts'

export const towers: readonly RuleSet[] = [...towersPoker]
