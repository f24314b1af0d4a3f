import { GRANTED_PARTS, type HousePeopleReply, type HousePerson } from '@cardroom/protocol'
import { useState } from 'react'
import { Alert } from '../shared/frame/failed.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { type HouseActions, useHouseActions, useHouseReply } from './use-house.ts'

/** The staff's roles and the excluded players; anybody can be found by name. */
export function PeoplePart({ isOperator }: { isOperator: boolean }) {
  const m = useMessages()
  const [name, setName] = useState('')
  const query = name.trim() === '' ? '' : `?name=${encodeURIComponent(name.trim())}`
  const people = useHouseReply<HousePeopleReply>(`/api/house/people${query}`)
  const doing = useHouseActions(people.reload)
  const why = doing.why ?? people.why
  return (
    <section aria-labelledby="house-people">
      <h2 id="house-people">{m.house.people}</h2>
      <label className="house-find">
        <span>{m.house.find}</span>
        <input type="search" value={name} maxLength={20} onChange={event => setName(event.target.value)} />
      </label>
      <Alert why={why} />
      {people.value?.length === 0 ? <p className="wait">{m.house.nobody}</p> : null}
      {people.value && people.value.length > 0 ? (
        <div className="house-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{m.house.name}</th>
                <th scope="col" className="figure">
                  {m.house.wallet}
                </th>
                <th scope="col">{m.house.parts}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {people.value.map(person => (
                <PersonRow key={person.id} person={person} isOperator={isOperator} doing={doing} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  )
}

interface RowProps {
  readonly person: HousePerson
  readonly isOperator: boolean
  readonly doing: HouseActions
}

function PersonRow({ person: { id, name, wallet, parts, out }, isOperator, doing }: RowProps) {
  const m = useMessages()
  const runs = parts.includes('floor') || parts.includes('operator')
  return (
    <tr>
      <th scope="row">
        {name}
        {out === undefined ? null : (
          <span className="house-out">
            {' '}
            {m.house.isOut({ of: out === 'house' ? m.house.outOfHouse : m.all(out) })}
          </span>
        )}
      </th>
      <td className="figure">{m.money(wallet)}</td>
      <td className="house-parts">
        {GRANTED_PARTS.map(part => {
          const has = parts.includes(part)
          return (
            <button
              type="button"
              key={part}
              className="pill"
              aria-pressed={has}
              aria-label={has ? m.house.take({ part, name }) : m.house.grant({ part, name })}
              disabled={!isOperator || doing.busy}
              onClick={() => doing.act(`/api/house/parts/${has ? 'take' : 'grant'}`, { person: id, part })}
            >
              {m.house.part({ part })}
            </button>
          )
        })}
      </td>
      <td>
        {out === undefined ? (
          <button
            type="button"
            className="btn small quiet"
            disabled={runs || doing.busy}
            aria-label={m.house.letOutName({ name })}
            onClick={() => doing.act('/api/house/let-out', { person: id })}
          >
            {m.house.letOut}
          </button>
        ) : (
          <button
            type="button"
            className="btn small"
            disabled={doing.busy}
            aria-label={m.house.letInName({ name })}
            onClick={() => doing.act('/api/house/let-in', { person: id })}
          >
            {m.house.letIn}
          </button>
        )}
      </td>
    </tr>
  )
}
