import { Round } from '../round/round.ts'
import type { Family } from '../rules/family.ts'
import { isRefusal } from '../say/refusal.ts'
import { advise } from './bot/advise.ts'
import { scheduleFor } from './hand/collector.ts'
import { PokerPlay } from './play.ts'
import { checkSetup } from './rules/check-setup.ts'
import type { PokerRules } from './rules/rules.ts'
import { type PokerSetup, pokerSetup } from './rules/setup.ts'
import { pokerSheet } from './sheet/sheet.ts'

/** Pot games: players against each other. */
export const poker: Family<PokerRules, PokerSetup> = {
  name: 'poker',
  setup: pokerSetup,
  start(rules, setup, house) {
    const wrong = checkSetup(rules, setup)
    if (wrong) return wrong
    const play = new PokerPlay(rules, setup, house)
    const schedule = scheduleFor(house, play.players.length)
    if (isRefusal(schedule)) return schedule
    return new Round(play)
  },
  sheet: pokerSheet,
  advise,
}
