import type { RuleSet } from '@cardroom/engine'
import { ezBaccaratPanda8 } from './ez-baccarat-panda-8.ts'

export const comstock: readonly RuleSet[] = [ezBaccaratPanda8]
