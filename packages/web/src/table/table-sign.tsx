import type { TableView } from '@cardroom/protocol'
import { useMessages } from '../messages/messages.ts'
import { AddForm } from './add-form.tsx'
import { may } from './model.ts'
import { Costs, shoeFacts } from './shoe-facts.tsx'

/** The sign at the table: limits, collection, betting spots, the shuffle's commitment. */
export function TableSign({ table }: { table: TableView }) {
  const m = useMessages()
  const words = m.table.sign
  const { sign } = table
  const backLine =
    sign.backLine === 0
      ? words.backLineNone
      : sign.backLine === 'any'
        ? words.backLineAny
        : words.backLineMost(sign.backLine)
  const facts: [string, string | undefined][] = [
    [words.limits, m.say(sign.limits)],
    [words.schedule, sign.schedule ?? words.noSchedule],
    [words.blinds, sign.blinds?.map(m.money).join(' / ')],
    [words.ante, sign.ante === undefined ? undefined : m.money(sign.ante)],
    [words.backLine, table.kind === 'banked' ? backLine : undefined],
    ...shoeFacts(table.shoe, m),
    [words.commitment, table.shuffle.commitment || undefined],
  ]
  return (
    <div className="sign">
      <h2 className="unseen">{words.title}</h2>
      <dl className="facts">
        {facts.map(([term, fact]) =>
          fact === undefined ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
        )}
      </dl>
      {may(table, 'add') ? <AddForm table={table.id} /> : null}
      <Costs table={table} />
      {sign.spots.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.spot}</th>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.to}</th>
            </tr>
          </thead>
          <tbody>
            {sign.spots.map(spot => (
              <tr key={spot.on}>
                <th scope="row">{spot.name}</th>
                <td>{m.money(spot.min)}</td>
                <td>{m.money(spot.max)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  )
}
