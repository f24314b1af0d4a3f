import type { Round, Rules, Seat, View } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import type { Found } from '../exercise/exercise.ts'
import type { Chance } from '../table/chance.ts'
import type { Laid, SeededTable } from '../table/seeded-table.ts'

/** A kind of exercise: which games have it, and what it finds at a table of one of them. */
export interface Kind {
  has(rules: Rules, book: Rulebook): boolean
  /** What its tables need, whatever the level. */
  readonly laid?: Partial<Omit<Laid, 'level'>>
  /** Plays the table on as far as it likes; nothing where this round has nothing to ask. */
  find(table: SeededTable, chance: Chance): Found | undefined
}

/** What may be seen: not what hands are called or melds pay, not what has been said, and nobody is asked. */
export const quiet = (view: View): View => ({
  ...view,
  piles: view.piles.map(({ is: _, pays: __, ...pile }) => pile),
  log: [],
  awaiting: { kind: 'nothing' },
})

/** A quiet view of the hands alone. */
export const handsOnly = (view: View): View => ({ ...quiet(view), wagers: [] })

/** A quiet view with the wagers of one seat. */
export const withWagersAt = (view: View, seat: Seat): View => ({
  ...quiet(view),
  wagers: view.wagers.filter(wager => wager.seat === seat),
})

/** A quiet view in which the action button has not been laid yet. */
export const withoutAction = (view: View): View => ({
  ...quiet(view),
  buttons: view.buttons.filter(({ kind }) => kind !== 'action'),
})

/** Everything is decided, and the chips have not moved. */
export const isSettling = ({ awaiting }: Round): boolean => awaiting.kind === 'settlement'
