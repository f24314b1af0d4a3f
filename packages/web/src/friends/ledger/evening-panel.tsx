import type { Refusal } from '@cardroom/engine'
import type { Evening, EveningLine, TableView } from '@cardroom/protocol'
import type { Speaker } from '@cardroom/words'
import { useEffect, useState } from 'react'
import { useRoomConnection } from '../../connection/use-room-state.ts'
import { csvOfRows } from '../../shared/files/csv.ts'
import { saveSpreadsheet } from '../../shared/files/save-file.ts'
import { Refused } from '../../shared/frame/refused.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { netOf, settleEvening } from './settle.ts'

const nameOf = (who: EveningLine['who'], m: Speaker): string =>
  who === 'bots' ? m.friends.theBots : who === 'house' ? m.friends.theHouse : who.name

/** An evening's account: what everybody bought and has, and who owes whom; updated after each round. */
export function EveningPanel({ table }: { table: TableView }) {
  const m = useMessages()
  const connection = useRoomConnection()
  const [evening, setEvening] = useState<Evening>([])
  const [why, setWhy] = useState<Refusal>()
  const { id } = table
  const over = table.last?.id
  const sitting = table.seats.map(({ player }) => player?.name ?? '').join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes, who leaves and every round change it
  useEffect(() => {
    void connection.ask({ type: 'evening', table: id }).then(reply => {
      if (reply.ok) setEvening(reply.evening ?? [])
      setWhy(reply.ok ? undefined : reply.why)
    })
  }, [connection, id, over, sitting])
  const debts = settleEvening(evening)
  const { columns } = m.friends
  const text = () =>
    csvOfRows([
      [columns.who, columns.bought, columns.has, columns.net],
      ...evening.map(one => [nameOf(one.who, m), one.bought, one.has, netOf(one)]),
      [],
      [columns.from, columns.to, columns.owes],
      ...debts.map(({ from, to, cents }) => [nameOf(from, m), nameOf(to, m), cents]),
    ])
  return (
    <section className="evening" aria-labelledby="evening">
      <h3 id="evening">{m.friends.evening}</h3>
      <p className="quiet-words">{m.friends.eveningLead}</p>
      <Refused why={why} />
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.who}</th>
            <th scope="col">{columns.bought}</th>
            <th scope="col">{columns.has}</th>
            <th scope="col">{columns.net}</th>
          </tr>
        </thead>
        <tbody>
          {evening.map(one => (
            <tr key={nameOf(one.who, m)}>
              <th scope="row">{nameOf(one.who, m)}</th>
              <td>{m.money(one.bought)}</td>
              <td>{m.money(one.has)}</td>
              <td>{m.money(netOf(one))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="debts">
        {debts.length === 0 ? <li>{m.friends.even}</li> : null}
        {debts.map(({ from, to, cents }) => (
          <li key={`${nameOf(from, m)} ${nameOf(to, m)}`}>
            {m.friends.owes({ from: nameOf(from, m), to: nameOf(to, m), money: m.money(cents) })}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn quiet small"
        onClick={() => saveSpreadsheet(m.friends.file, text())}
        disabled={evening.length === 0}
      >
        {m.friends.download}
      </button>
    </section>
  )
}
