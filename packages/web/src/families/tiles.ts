import type { RulesOf } from '@cardroom/engine'
import { BANKED_NEEDS } from '../felt/needs.ts'
import { setterOfTiles } from './hand-setting/setter.ts'
import type { PageFamily } from './page-family.ts'
import { suggestedWagers } from './usual-setup.ts'

export const tiles: PageFamily<RulesOf<'tiles'>> = {
  needs: BANKED_NEEDS,
  cloth: { rows: [[['base', 'box']]] },
  backs: 'tile',
  pays: ({ showdown }) => [showdown.wins.pays],
  setter: setterOfTiles,
  cardsCome: 'in-turn',
  usualSetup: suggestedWagers,
}
