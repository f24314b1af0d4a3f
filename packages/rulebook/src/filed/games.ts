import type { Rules } from '@cardroom/engine'
import { cameo } from '../cameo/index.ts'
import { comstock } from '../comstock/index.ts'
import { outlaws } from '../outlaws/index.ts'
import { players } from '../players/index.ts'
import { standardPoker } from '../standard/poker.ts'
import { stars } from '../stars/index.ts'
import { towers } from '../towers/index.ts'

/** Every game that the six rooms filed, room by room. */
export const games: readonly Rules[] = [...outlaws, ...cameo, ...towers, ...comstock, ...stars, ...players]

/** Games that no room filed, for hands that were recorded elsewhere. */
export const standard: readonly Rules[] = standardPoker
