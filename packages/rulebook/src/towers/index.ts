import type { RuleSet } from '@cardroom/engine'

export const towers: readonly RuleSet[] = []
