import type { RulesOf } from '@cardroom/engine'
import { paysInTable } from '../felt/cloth/pays.ts'
import { BANKED_NEEDS } from '../felt/needs.ts'
import type { PageFamily } from './page-family.ts'
import { suggestedWagers } from './usual-setup.ts'

export const blackjack: PageFamily<RulesOf<'blackjack'>> = {
  needs: BANKED_NEEDS,
  cloth: {
    rows: [[['insurance', 'arc']], [['base', 'circle']]],
    bonus: [1, 'circle'],
    beside: { double: 'base', split: 'base' },
  },
  pays({ insurance, bonus, verdicts }, on) {
    if (on === 'insurance') return insurance ? [insurance.pays] : []
    const bet = bonus[on]
    if (bet) return paysInTable(bet.kind === 'super-match' ? bet.tables[0]?.pays : bet.pays)
    return verdicts.flatMap(row =>
      row.outcome === 'win' && (row.on?.includes(on) ?? true) && !row.reading ? [row.pays] : [],
    )
  },
  cardsCome: 'in-turn',
  usualSetup: suggestedWagers,
}
