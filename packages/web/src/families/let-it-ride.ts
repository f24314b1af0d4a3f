import type { RulesOf } from '@cardroom/engine'
import { paysInTable } from '../felt/cloth/pays.ts'
import { BANKED_NEEDS, extent } from '../felt/needs.ts'
import type { PageFamily } from './page-family.ts'
import { suggestedWagers } from './usual-setup.ts'

export const letItRide: PageFamily<RulesOf<'let-it-ride'>> = {
  needs: { ...BANKED_NEEDS, middle: extent(240, 90) },
  cloth: {
    rows: [
      [],
      [
        ['bet-1', 'circle'],
        ['bet-2', 'circle'],
        ['bet-3', 'circle'],
      ],
    ],
    bonus: [0, 'diamond'],
  },
  pays: ({ threeCard, base }, on) => paysInTable(on === '3-card-bonus' ? threeCard.pays : base.pays),
  cardsCome: 'in-turn',
  usualSetup: suggestedWagers,
}
