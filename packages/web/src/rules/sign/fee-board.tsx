import type { Saying } from '@cardroom/engine'
import type { SignFees, SignRow, SignTake } from '@cardroom/rulebook/sign'
import type { Speaker } from '@cardroom/words'
import { useMessages } from '../../shared/messages/messages.ts'
import { SIGN_PAYERS } from './sign-line.ts'

/** A row of one of several options, each for its own number of players. */
interface BandRow extends SignRow {
  readonly band?: Saying
  readonly per: SignTake['per']
}

/** The fees of the options in force, by payer. */
export function FeeBoard({ fees }: { fees: readonly SignFees[] }) {
  const m = useMessages()
  return SIGN_PAYERS.map(payer => {
    const taken = fees.filter(({ takes }) => takes.some(({ from }) => from === payer))
    if (taken.length === 0) return null
    const rows = taken.flatMap(({ players, takes }) =>
      takes
        .filter(({ from }) => from === payer)
        .flatMap(({ per, rows: own }) =>
          own.map(row => ({ ...row, per, ...(players && { band: players }) })),
        ),
    )
    return (
      <div className="board-take" key={payer}>
        <h3>{m.sign.pays[payer]}</h3>
        <Rows rows={rows} />
      </div>
    )
  })
}

function Rows({ rows }: { rows: readonly BandRow[] }) {
  const m = useMessages()
  const words = m.sign
  const [first] = rows
  if (!first) return <p className="board-fee">{words.nothing}</p>
  if (rows.length === 1 && headOf(first, m) === '') {
    return (
      <p className="board-fee">
        {m.money(first.cents)} <small>{words.units[first.per]}</small>
      </p>
    )
  }
  const byAmount = first.by && first.at === undefined && first.band === undefined
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{byAmount ? words.by[first.by.what] : words.when}</th>
          <th scope="col">{words.fee}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={headOf(row, m)}>
            <th scope="row">{headOf(row, m)}</th>
            <td>
              {m.money(row.cents)} <small>{words.units[row.per]}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The head of a row: a number of players, a moment of the hand, or an amount. */
function headOf({ band, by, at, reaches, otherwise }: BandRow, m: Speaker): string {
  const words = m.sign
  const span = by && m.say(by.span)
  const parts = [
    band && words.forPlayers({ players: m.say(band) }),
    otherwise && words.otherwise,
    at && words.moments[at],
    span && (by.what === 'players' ? words.forPlayers({ players: span }) : span),
    reaches === undefined ? undefined : words.reaches({ money: m.money(reaches) }),
  ]
  return m.joined.clauses({ pieces: parts })
}
