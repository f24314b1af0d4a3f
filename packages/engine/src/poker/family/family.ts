import { scheduleFor } from '../../collection/schedule-for.ts'
import type { Family } from '../../family/family.ts'
import { Round } from '../../round/round.ts'
import { isRefusal } from '../../say/refusal.ts'
import { advise } from '../advise.ts'
import { potTable } from '../at-table/table.ts'
import { checkSetup } from '../check-setup.ts'
import { PokerPlay } from '../play.ts'
import type { PokerRules } from '../rules.ts'
import { type PokerSetup, pokerSetup } from '../setup.ts'
import { pokerShape } from '../shape.ts'
import { pokerSheet } from '../sheet.ts'

/** Pot games: players against each other. */
export const poker: Family<PokerRules, PokerSetup> = {
  name: 'poker',
  kind: 'pot',
  rules: pokerShape,
  setup: pokerSetup,
  table: potTable,
  deck: ({ deck: { jokers = 0, without } }) => ({ jokers, ...(without === undefined ? {} : { without }) }),
  start(rules, setup, posted) {
    const wrong = checkSetup(rules, setup)
    if (wrong) return wrong
    const play = new PokerPlay(rules, setup, posted)
    const schedule = scheduleFor(posted, play.players.length)
    if (isRefusal(schedule)) return schedule
    return new Round(play)
  },
  sheet: pokerSheet,
  advise,
}
