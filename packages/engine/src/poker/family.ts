import { scheduleFor } from '../collection/schedule-for.ts'
import { Round } from '../round/round.ts'
import type { Family } from '../rules/family.ts'
import { isRefusal } from '../say/refusal.ts'
import { advise } from './bot/advise.ts'
import { PokerHand } from './hand/hand.ts'
import { PokerPlay } from './play.ts'
import { checkSetup } from './rules/check-setup.ts'
import { dealtIn, type PokerRules } from './rules/rules.ts'
import { type PokerSetup, pokerSetup } from './rules/setup.ts'
import { termsOf } from './rules/terms.ts'
import { pokerSheet } from './sheet/sheet.ts'

/** Pot games: players against each other. */
export const poker: Family<PokerRules, PokerSetup> = {
  name: 'poker',
  setup: pokerSetup,
  start(rules, setup, house) {
    const wrong = checkSetup(rules, setup)
    if (wrong) return wrong
    const schedule = scheduleFor(house, dealtIn(rules, setup.seats.length))
    if (isRefusal(schedule)) return schedule
    const hand = new PokerHand(termsOf(rules, setup, house.readings), schedule)
    return new Round(new PokerPlay(hand))
  },
  sheet: pokerSheet,
  advise,
}
