import type { RuleSet } from '@cardroom/engine'
import { ezBaccaratPanda8 } from './comstock/ez-baccarat-panda-8.ts'

/** Every game that the six rooms filed, room by room. */
export const games: readonly RuleSet[] = [ezBaccaratPanda8]
