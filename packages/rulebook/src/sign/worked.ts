import { type Cents, isRefusal, type TableGame, type TablePart } from '@cardroom/engine'
import { type FeeDue, type FeeFacts, feesOf, optionInForce, takesOf } from '@cardroom/engine/collection'

/** The collection of a typical round. */
export interface WorkedFees {
  readonly players: number
  /** Against a player-dealer: what each of them wagers, and all together. */
  readonly wager?: Cents
  readonly action?: Cents
  /** In a pot game: what lies in the pot of a hand that is played to its end. */
  readonly pot?: Cents
  /** None where nothing is taken. */
  readonly fees: readonly FeeDue[]
}

/** A few wagers, or a full table. */
const SHORT_TABLE_SEATS = 4
/** Between the least wager and the greatest. */
const EXAMPLE_FACTOR = 5
/** A pot of a limit game, in the larger of its bets. */
const BETS_IN_POT = 10

/** The collection of a table, worked through for a short and a full table and for small and large wagers. */
export function workedFees(
  { kind, posted }: Pick<TableGame, 'kind' | 'posted'>,
  part: Pick<TablePart, 'layout'>,
  places: number,
): readonly WorkedFees[] {
  const { collection } = posted
  if (!collection) return []
  const layout = part.layout()
  const most = kind === 'banked' ? places - 1 : places
  const tables = [...new Set([Math.min(SHORT_TABLE_SEATS, most), most])]
  const rounds =
    kind === 'banked'
      ? tables.flatMap(players =>
          wagersOf(layout.spots).map(wager => ({ players, wager, action: wager * players })),
        )
      : tables.map(players => ({ players, pot: potOf(layout) }))
  return rounds.flatMap(round => {
    const schedule = optionInForce(collection, round.players)
    if (isRefusal(schedule)) return []
    const isTimed = takesOf(schedule.option, posted.readings).player?.unit === '30min'
    const facts: FeeFacts = { ...round, ...(isTimed ? { minutes: 30 } : {}) }
    const due = feesOf(schedule, facts, posted.readings)
    return isRefusal(due) ? [] : [{ ...round, fees: due.fees }]
  })
}

type Layout = ReturnType<TablePart['layout']>

function wagersOf(spots: Layout['spots']): Cents[] {
  const base = spots.filter(spot => spot.kind === 'base')
  const min = Math.min(...base.map(spot => spot.min))
  const max = Math.max(...base.map(spot => spot.max))
  return [
    ...new Set([
      min,
      Math.min(min * EXAMPLE_FACTOR, max),
      Math.min(max, min * EXAMPLE_FACTOR * EXAMPLE_FACTOR),
    ]),
  ]
}

const potOf = ({ blinds = [], ante = 0 }: Pick<Layout, 'blinds' | 'ante'>): Cents =>
  Math.max(ante, ...blinds) * 2 * BETS_IN_POT
