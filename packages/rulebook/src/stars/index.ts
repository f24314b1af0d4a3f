import type { RuleSet } from '@cardroom/engine'

export const stars: readonly RuleSet[] = []
