import type { RulesOf } from '@cardroom/engine'
import { BANKED_NEEDS } from '../felt/needs.ts'
import type { PageFamily } from './page-family.ts'
import { suggestedWagers } from './usual-setup.ts'

export const pan9: PageFamily<RulesOf<'pan-9'>> = {
  needs: BANKED_NEEDS,
  cloth: { rows: [[['base', 'circle']]] },
  pays: () => ['1:1'],
  cardsCome: 'in-turn',
  usualSetup: suggestedWagers,
}
