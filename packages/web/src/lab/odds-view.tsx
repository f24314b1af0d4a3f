import type { OddsAnswer, StrategyTable, WagerOdds } from '@cardroom/lab'
import { type Names, wagerLabel } from '@cardroom/words'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly answer: OddsAnswer<string>
  readonly names: Names
  /** The cost of a wager with the chosen option's collection. */
  readonly withFees?: ((odds: WagerOdds) => number | undefined) | undefined
}

/** What each wager costs, how its results are spread, and how to play. */
export function OddsView({ answer, names, withFees }: Props) {
  const m = useMessages()
  const words = m.lab
  const percent = (n: number) => m.percent(n, 4)
  const costWords = (cost: number | undefined) => (cost === undefined ? words.notCovered : percent(cost))
  return (
    <>
      <p>{words.method({ method: answer.method, decks: answer.decks })}</p>
      {answer.notes?.map(note => (
        <p key={note} className="quiet-words">
          {note}
        </p>
      ))}
      <div className="table-frame">
        <table>
          <thead>
            <tr>
              {[
                words.wager,
                words.edge,
                ...(withFees ? [words.edgeWithFees] : []),
                words.wins,
                words.pushes,
                words.loses,
                words.sd,
                words.perAction,
              ].map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.wagers.map(one => (
              <tr key={one.on}>
                <th scope="row">{wagerLabel(names, one.on)}</th>
                <td className={one.edge < 0 ? 'good' : undefined}>
                  {percent(one.edge)}
                  {one.stderr === undefined ? '' : ` ± ${percent(one.stderr)}`}
                </td>
                {withFees ? <td>{costWords(withFees(one))}</td> : null}
                <td>{percent(one.win)}</td>
                <td>{percent(one.push)}</td>
                <td>{percent(one.lose)}</td>
                <td>{m.number(one.sd, 4)}</td>
                <td>{percent(one.edgePerAction)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {answer.wagers.map(one => (
        <Spread key={one.on} odds={one} name={wagerLabel(names, one.on)} />
      ))}
      {answer.strategy?.map(table => (
        <StrategyGrid key={table.title} table={table} />
      ))}
    </>
  )
}

const MAX_BARS = 14

/** The frequency of each result as bars; rare ones keep a visible bar. */
function Spread({ odds, name }: { odds: WagerOdds; name: string }) {
  const m = useMessages()
  const shown = [...odds.results].sort((a, b) => b.chance - a.chance).slice(0, MAX_BARS)
  const most = shown[0]?.chance ?? 1
  return (
    <details className="spread">
      <summary>{m.lab.spread({ wager: name })}</summary>
      <ul>
        {shown
          .sort((a, b) => b.result - a.result)
          .map(({ result, chance }) => (
            <li key={result}>
              <span className="spread-result">{m.lab.units({ n: m.signed(result) })}</span>
              <span
                className={result > 0 ? 'bar good' : result < 0 ? 'bar bad' : 'bar'}
                style={{ inlineSize: `${Math.max(0.5, (60 * chance) / most)}%` }}
              />
              <span>
                {chance < 0.0001 ? m.lab.oneIn({ n: m.number(1 / chance, 0) }) : m.percent(chance, 3)}
              </span>
            </li>
          ))}
      </ul>
    </details>
  )
}

function StrategyGrid({ table }: { table: StrategyTable<string> }) {
  const m = useMessages()
  return (
    <section className="table-frame">
      <h2>{table.title}</h2>
      <table className="strategy">
        <thead>
          <tr>
            {table.columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same head
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(row => (
            <tr key={row.hand}>
              <th scope="row">{row.hand}</th>
              {row.moves.map((move, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same move stands in many columns
                <td key={at} data-move={move.slice(0, 1)} title={table.legend?.[move]}>
                  {move}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.legend ? (
        <p className="quiet-words">
          {Object.entries(table.legend)
            .map(([letter, meaning]) => m.joined.labelled({ label: letter, what: meaning }))
            .join(' · ')}
        </p>
      ) : null}
    </section>
  )
}
