import { scheduleFor } from '../../collection/find-option.ts'
import { limitsOf } from '../../collection/limits.ts'
import type { Family } from '../../family/family.ts'
import { Round } from '../../round/round.ts'
import { isRefusal, within } from '../../say/refusal.ts'
import { potTable } from '../at-table/table.ts'
import { advise } from '../bot/advise.ts'
import { PokerHand } from '../hand/hand.ts'
import { PokerPlay } from '../play/play.ts'
import { checkLimits, checkWagerLimits } from '../rules/check-limits.ts'
import { checkPokerSetup } from '../rules/check-setup.ts'
import { dealtIn, type PokerRules } from '../rules/rules.ts'
import { type PokerSetup, pokerSetup } from '../rules/setup.ts'
import { pokerShape } from '../rules/shape.ts'
import { pokerTermsOf } from '../rules/terms.ts'
import { pokerSheet } from '../sheet/sheet.ts'
import { Showdown } from '../showdown/showdown.ts'

/** Pot games: players against each other. */
export const poker: Family<PokerRules, PokerSetup> = {
  name: 'poker',
  kind: 'pot',
  rules: pokerShape,
  setup: pokerSetup,
  table: potTable,
  deck: ({ deck: { jokers = 0, without } }) => ({ jokers, ...(without === undefined ? {} : { without }) }),
  prepare(rules, setup, posted) {
    const wrong = checkPokerSetup(rules, setup, posted.readings)
    if (wrong) return wrong
    const schedule = scheduleFor(posted, dealtIn(rules, setup.seats.length))
    if (isRefusal(schedule)) return schedule
    const limits = schedule ? within(['limits'], limitsOf(schedule, posted.limits)) : (posted.limits ?? {})
    if (isRefusal(limits)) return limits
    const unfiled = (schedule && checkLimits(schedule, setup)) ?? checkWagerLimits(limits, setup)
    if (unfiled) return unfiled
    const terms = pokerTermsOf(rules, setup, posted.readings, limits.max)
    const showdown = new Showdown(terms)
    return () => new Round(new PokerPlay(new PokerHand(terms, posted), showdown))
  },
  paidBy: ({ showdown }) => ({ pot: showdown.cite, odd: showdown.oddChip.cite }),
  sheet: pokerSheet,
  advise,
}
