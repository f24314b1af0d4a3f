import type { RulesOf } from '@cardroom/engine'
import { paysAtShowdown, paysInTable } from '../felt/cloth/pays.ts'
import { BANKED_NEEDS } from '../felt/needs.ts'
import type { PageFamily } from './page-family.ts'
import { suggestedWagers } from './usual-setup.ts'

export const threeCard: PageFamily<RulesOf<'three-card'>> = {
  needs: BANKED_NEEDS,
  cloth: {
    rows: [
      [['pair-plus', 'circle']],
      [
        ['ante', 'diamond'],
        ['play', 'box'],
      ],
    ],
    bonus: [0, 'circle'],
  },
  pays({ pairPlus, sixCard, showdown }, on) {
    if (on === 'pair-plus') return paysInTable(pairPlus.pays)
    if (on === '6-card-bonus') return paysInTable(sixCard.pays)
    return paysAtShowdown(showdown, on)
  },
  cardsCome: 'in-turn',
  usualSetup: suggestedWagers,
}
