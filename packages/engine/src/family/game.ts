import type { Deck } from '../cards/deck.ts'
import type { Schedule } from '../collection/fee.ts'
import type { Posted } from '../collection/posted.ts'
import type { Ask, Move } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { View } from '../round/view.ts'
import type { Kind } from '../rules/kind.ts'
import { defaultReadings, type Readings } from '../rules/readings.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Section } from '../rules/section.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import { readBy } from '../shape/read-by.ts'
import type { ObjectShape } from '../shape/shape.ts'
import type { TableGame } from '../table/game.ts'
import type { Family } from './family.ts'
import type { AskedFor, Usual } from './family-table.ts'

/** A rule set and the family that plays it, as one thing: whoever has it need not know which family that is. */
export interface Game<R extends RuleSet = RuleSet> {
  readonly rules: R
  readonly kind: Kind
  /** The part of a record that only this game's family has. */
  readonly setup: ObjectShape<object>
  deck(): Deck
  /** Starts a round from the family's part of a record. */
  start(setup: unknown, posted: Posted): Round | Refusal
  /** Reads the family's part of a record once, for many rounds that start from it. */
  prepare(setup: unknown, posted: Posted): (() => Round | Refusal) | Refusal
  /** As the house reads its rules; as everybody does, without it. */
  sheet(readings?: Readings): readonly Section[]
  advise(view: View, ask: Ask): Move
  /** Settings that suit a table. */
  usual(asked: AskedFor, schedule: Schedule | undefined): Usual | Refusal
  /** The game at a table, with what the house has set for all of its rounds. */
  at(posted: Posted, setup: unknown): TableGame | Refusal
}

export function bind<R extends RuleSet, S extends object>(family: Family<R, S>, rules: R): Game<R> {
  const { kind, setup: shape, table } = family
  const advise = (view: View, ask: Ask) => family.advise(rules, view, ask)
  const prepare = (setup: unknown, posted: Posted): (() => Round | Refusal) | Refusal => {
    const read = readBy(shape, setup)
    return isRefusal(read) ? read : () => family.start(rules, read, posted)
  }
  const start = (setup: unknown, posted: Posted): Round | Refusal => {
    const begin = prepare(setup, posted)
    return isRefusal(begin) ? begin : begin()
  }
  return {
    rules,
    kind,
    setup: shape,
    deck: () => family.deck(rules),
    start,
    prepare,
    sheet: (readings = defaultReadings(rules)) => family.sheet(rules, readings),
    advise,
    usual: (asked, schedule) => table.usual(rules, asked, schedule),
    at(posted, setup) {
      const laid = { rules, posted, start: (own: S) => family.start(rules, own, posted) }
      const part = table.lay(laid, setup)
      return isRefusal(part) ? part : { rules, kind, posted, start: own => start(own, posted), advise, part }
    },
  }
}
