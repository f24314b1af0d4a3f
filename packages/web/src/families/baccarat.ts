import type { RulesOf } from '@cardroom/engine'
import { paysInTable } from '../felt/cloth/pays.ts'
import { BARE_SEAT, extent } from '../felt/needs.ts'
import type { PageFamily } from './page-family.ts'
import { suggestedWagers } from './usual-setup.ts'

export const baccarat: PageFamily<RulesOf<'baccarat'>> = {
  needs: { seat: BARE_SEAT, middle: extent(330, 120), own: extent(340, 140) },
  cloth: {
    rows: [
      [],
      [
        ['player', 'box'],
        ['tie', 'box'],
        ['banker', 'box'],
      ],
    ],
    bonus: [0, 'circle'],
  },
  pays: ({ wagers }, on) => paysInTable(wagers.find(wager => wager.on === on)?.wins),
  coachesWagers: true,
  cardsCome: 'two-then-draws',
  usualSetup: suggestedWagers,
}
