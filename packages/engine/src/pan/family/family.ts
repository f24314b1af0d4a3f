import { scheduleFor } from '../../collection/find-option.ts'
import type { Family } from '../../family/family.ts'
import { Round } from '../../round/round.ts'
import { joinCites } from '../../rules/cite.ts'
import { isRefusal, type Refusal, within } from '../../say/refusal.ts'
import { panTable } from '../at-table/table.ts'
import { advise } from '../bot/adviser.ts'
import { panMoves } from '../rules/moves.ts'
import { refusePan } from '../rules/refusals.ts'
import type { PanRules } from '../rules/rules.ts'
import { type PanSetup, panSetup } from '../rules/setup.ts'
import { panShape } from '../rules/shape.ts'
import { panSheet } from '../sheet/sheet.ts'
import { PanPlay } from './play.ts'

/** Panguingue: players against each other, each paying the others as they meld. */
export const pan: Family<PanRules, PanSetup> = {
  name: 'pan',
  kind: 'rummy',
  rules: panShape,
  setup: panSetup,
  moves: panMoves,
  table: panTable,
  deck: ({ deck: { decks, without } }) => ({ decks, without }),
  prepare(rules, setup, posted) {
    const wrong = checkPanSetup(rules, setup)
    if (wrong) return wrong
    const schedule = scheduleFor(posted, setup.seats.length)
    if (isRefusal(schedule)) return schedule
    return () => new Round(new PanPlay(rules, setup, posted))
  },
  paidBy: ({ conditions, out, pay }) => ({
    conditions: joinCites(...conditions.map(({ cite }) => cite)),
    outs: out.cite,
    pot: out.cite,
    repaid: pay.foul,
  }),
  sheet: panSheet,
  advise,
}

/** What is wrong with the seats of a hand, if anything is. */
function checkPanSetup({ seats: { places } }: PanRules, { seats, first }: PanSetup): Refusal | undefined {
  const taken = new Set<number>()
  for (const [i, { seat }] of seats.entries()) {
    const wrong =
      seat > places
        ? noSuchPlace(places)
        : taken.has(seat)
          ? refusePan('pan-seat-taken', { seat })
          : undefined
    if (wrong) return within<never>(['seats', i, 'seat'], wrong)
    taken.add(seat)
  }
  return first !== undefined && first > places ? within<never>(['first'], noSuchPlace(places)) : undefined
}

const noSuchPlace = (places: number): Refusal => refusePan('pan-no-such-place', { places })
