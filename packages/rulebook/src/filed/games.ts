import type { FamilyName, Rules, RulesOf } from '@cardroom/engine'
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

/** A filed game of a family, by its id. */
export function filed<N extends FamilyName>(family: N, id: string): RulesOf<N> {
  const found = games
    .filter((rules): rules is RulesOf<N> => rules.family === family)
    .find(rules => rules.id === id)
  if (!found) throw new Error(`no game of ${family} is filed as ${id}`)
  return found
}
