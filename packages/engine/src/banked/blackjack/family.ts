import { within } from '../../say/refusal.ts'
import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { refuseBankedRound } from '../refusals.ts'
import { advise } from './advise.ts'
import { blackjackBoard } from './board.ts'
import { BlackjackCourse } from './play.ts'
import type { BlackjackBonus, BlackjackRules } from './rules.ts'
import { blackjackShape } from './shape.ts'
import { blackjackSheet, blackjackSteps } from './sheet.ts'
import { suitsMatter, tellBank } from './tell.ts'
import { underReadings } from './terms.ts'

/** Blackjack and its relatives against a player-dealer. */
export const blackjack = banked<BlackjackRules>({
  name: 'blackjack',
  rules: blackjackShape,
  table: playerDealerTable,
  underReadings,
  course: round => new BlackjackCourse(round),
  /** Refuses a bonus bet with a number of decks that its pay tables do not list. */
  check({ bonus, decks }, setup) {
    const inUse = setup.decks ?? decks.to
    for (const [i, { on }] of setup.wagers.entries()) {
      if (bonus[on] && !offeredWith(bonus[on], inUse)) {
        return within(['wagers', i], refuseBankedRound('no-pay-table-for-decks', { on, decks: inUse }))
      }
    }
    return undefined
  },
  steps: blackjackSteps,
  sheet: blackjackSheet,
  tell: tellBank,
  suitsMatter,
  board: blackjackBoard,
  advise,
})

function offeredWith(bonus: BlackjackBonus, decks: number): boolean {
  if (bonus.kind === 'super-match') return bonus.tables.some(table => table.decks.includes(decks))
  return bonus.kind === 'buster' || bonus.decks.includes(decks)
}
