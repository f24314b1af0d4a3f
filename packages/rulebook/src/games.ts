import type { RuleSet } from '@cardroom/engine'
import { comstock } from './comstock/index.ts'
import { outlaws } from './outlaws/index.ts'

/** Every game that the six rooms filed, room by room. */
export const games: readonly RuleSet[] = [...outlaws, ...comstock]
