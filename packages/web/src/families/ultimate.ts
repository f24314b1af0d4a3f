import type { RulesOf } from '@cardroom/engine'
import { paysAtShowdown, paysInTable } from '../felt/cloth/pays.ts'
import { BANKED_NEEDS, extent } from '../felt/needs.ts'
import type { PageFamily } from './page-family.ts'
import { suggestedWagers } from './usual-setup.ts'

export const ultimate: PageFamily<RulesOf<'ultimate'>> = {
  needs: { ...BANKED_NEEDS, middle: extent(330, 130) },
  cloth: {
    rows: [
      [
        ['ante', 'circle'],
        ['blind', 'circle'],
      ],
      [
        ['trips', 'diamond'],
        ['play', 'circle'],
      ],
    ],
    bonus: [1, 'diamond'],
  },
  pays({ blind, trips, showdown }, on) {
    if (on === 'blind') return paysInTable(blind.pays)
    if (on === 'trips') return paysInTable(trips.pays)
    return paysAtShowdown(showdown, on)
  },
  cardsCome: 'in-turn',
  usualSetup: suggestedWagers,
}
