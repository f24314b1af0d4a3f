import type { RulesOf } from '@cardroom/engine'
import { paysInTable } from '../felt/cloth/pays.ts'
import { BANKED_NEEDS, extent, LARGE_SEAT } from '../felt/needs.ts'
import { setterOfCards } from './hand-setting/setter.ts'
import type { PageFamily } from './page-family.ts'
import { suggestedWagers } from './usual-setup.ts'

export const paiGow: PageFamily<RulesOf<'pai-gow'>> = {
  needs: { ...BANKED_NEEDS, seat: LARGE_SEAT, middle: extent(260, 130) },
  cloth: { rows: [[], [['base', 'box']]], bonus: [0, 'circle'], beside: { envy: 'fortune' } },
  pays({ fortune, aceHigh, showdown }, on) {
    if (on === 'fortune') return paysInTable(fortune?.pays)
    if (on !== 'ace-high') return [showdown.wins.pays]
    return aceHigh ? paysInTable([aceHigh.withoutJoker, aceHigh.withJoker, aceHigh.both]) : []
  },
  setter: setterOfCards,
  cardsCome: 'in-turn',
  usualSetup: suggestedWagers,
}
