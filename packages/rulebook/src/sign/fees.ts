import type { Cents, Cite, GameKind, Readings, Saying } from '@cardroom/engine'
import {
  countSpan,
  type FeeMoment,
  type FeeRate,
  type FeeUnit,
  moneySpan,
  type PotFee,
  type Schedule,
  scheduleName,
  takesOf,
} from '@cardroom/engine/collection'

/** The fees of an option as they are posted: in dollars, under the house's readings. */
export interface SignFees {
  /** As records name it. */
  readonly schedule: string
  /** The only numbers of players for which it is in force. */
  readonly players?: Saying
  readonly takes: readonly SignTake[]
  readonly cite: Cite
}

/** The fees of one payer. */
export interface SignTake {
  readonly from: 'bank' | 'player' | 'pot' | 'blinds'
  /** What the fee is for. */
  readonly per: FeeUnit
  /** Empty where nothing is taken. */
  readonly rows: readonly SignRow[]
}

/** A row of a table's sign. */
export interface SignRow {
  /** The wager, the total table action or the number of players of the row. */
  readonly by?: { readonly what: Exclude<FeeRate['by'], 'flat'>; readonly span: Saying }
  /** When it is taken from a pot, and from which amount on. */
  readonly at?: FeeMoment
  readonly reaches?: Cents
  /** Replaces the others where the hand ends before. */
  readonly otherwise?: true
  readonly cents: Cents
}

export function signFees(schedule: Schedule, kind: GameKind, readings: Readings): SignFees {
  const { option } = schedule
  const { bank, player, pot } = takesOf(option, readings)
  const against = kind === 'banked'
  return {
    schedule: scheduleName(schedule),
    ...(option.players && { players: countSpan(option.players) }),
    takes: [
      // Against a player-dealer the sign shows both payers, even without a fee.
      ...(player || against
        ? [{ from: 'player', per: player?.unit ?? 'bet', rows: rowsOf(player?.rate) } as const]
        : []),
      ...(bank || against
        ? [{ from: 'bank', per: bank?.unit ?? 'hand', rows: rowsOf(bank?.rate) } as const]
        : []),
      ...(pot ? [{ from: pot.from, per: 'hand', rows: potRows(pot) } as const] : []),
    ],
    cite: option.cite,
  }
}

function rowsOf(rate: FeeRate | undefined): SignRow[] {
  if (!rate) return []
  if (rate.by === 'flat') return rate.cents === 0 ? [] : [{ cents: rate.cents }]
  const { by: what, rows } = rate
  const span = what === 'players' ? countSpan : moneySpan
  return rows.map(row => ({ by: { what, span: span(row) }, cents: row.cents }))
}

const potRows = ({ takes, otherwise }: PotFee): SignRow[] => [
  ...takes.flatMap(({ at, rate, potReaches }) =>
    rowsOf(rate).map(row => ({ ...row, at, ...(potReaches === undefined ? {} : { reaches: potReaches }) })),
  ),
  ...(otherwise === undefined ? [] : [{ otherwise: true, cents: otherwise } as const]),
]
