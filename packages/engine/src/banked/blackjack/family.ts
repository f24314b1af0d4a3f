import { refuse } from '../../round/refusal.ts'
import { banked } from '../family.ts'
import { advise } from './advise.ts'
import { BlackjackPlay } from './play.ts'
import type { BlackjackRules } from './rules.ts'
import { blackjackSheet } from './sheet.ts'
import { underReadings } from './terms.ts'

export const blackjack = banked<BlackjackRules>({
  name: 'blackjack',
  play: (rules, setup, house, fees) =>
    new BlackjackPlay(underReadings(rules, house.readings), setup, house, fees),
  /** A bonus bet whose pay tables go by the decks is not offered with any other number. */
  check(rules, setup, house) {
    const { bonus, decks } = underReadings(rules, house.readings)
    const inUse = setup.decks ?? decks.to
    for (const [i, wager] of setup.wagers.entries()) {
      const rule = bonus[wager.on]
      if (rule?.kind === 'super-match' && !rule.tables.some(table => table.decks.includes(inUse))) {
        return refuse(
          `wagers[${i}]: there is no ${wager.on} pay table for ${inUse} decks (${rule.tables[0]!.pays[0]!.cite})`,
        )
      }
    }
    return undefined
  },
  sheet: blackjackSheet,
  advise,
})
