import { scheduleFor } from '../../collection/schedule-for.ts'
import type { Family } from '../../family/family.ts'
import { Round } from '../../round/round.ts'
import { isRefusal, type Refusal, refuse } from '../../say/refusal.ts'
import { panTable } from '../at-table/table.ts'
import { Adviser } from '../bot/adviser.ts'
import { seenBy } from '../bot/seen.ts'
import { PanPlay } from '../hand/hand.ts'
import { panMoves } from '../rules/moves.ts'
import type { PanRules } from '../rules/rules.ts'
import { type PanSetup, panSetup } from '../rules/setup.ts'
import { panShape } from '../rules/shape.ts'
import { defaultTerms } from '../rules/terms.ts'
import { panSheet } from '../sheet/sheet.ts'

/** Panguingue: players against each other, each paying the others as they meld. */
export const pan: Family<PanRules, PanSetup> = {
  name: 'pan',
  kind: 'rummy',
  rules: panShape,
  setup: panSetup,
  moves: panMoves,
  table: panTable,
  deck: ({ deck: { decks, without } }) => ({ decks, without }),
  start(rules, setup, posted) {
    const wrong = checkSetup(rules, setup)
    if (wrong) return wrong
    const schedule = scheduleFor(posted, setup.seats.length)
    if (isRefusal(schedule)) return schedule
    return new Round(new PanPlay(rules, setup, posted))
  },
  sheet: panSheet,
  advise(rules, view, ask) {
    const seen = seenBy(view, ask.seat, rules.deck.decks)
    return new Adviser(seen, defaultTerms(rules)).choose(ask)
  },
}

function checkSetup({ seats: { places } }: PanRules, { seats, first }: PanSetup): Refusal | undefined {
  const taken = new Set<number>()
  for (const [i, { seat }] of seats.entries()) {
    if (seat > places) return refuse(`seats[${i}].seat: the table has ${places} places`)
    if (taken.has(seat)) return refuse(`seats[${i}].seat: ${seat} is taken`)
    taken.add(seat)
  }
  return first !== undefined && first > places ? refuse(`first: the table has ${places} places`) : undefined
}
