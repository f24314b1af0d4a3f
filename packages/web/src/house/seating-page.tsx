import type {
  GameSeating,
  HousePeopleReply,
  SeatedPerson,
  SeatingReply,
  TableSeating,
} from '@cardroom/protocol'
import { useState } from 'react'
import { Alert } from '../shared/frame/failed.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { StaffPage } from './staff-page.tsx'
import { type HouseActions, useHouseActions, useHouseReply, useReload } from './use-house.ts'

const DEFAULT_MINUTES = 3

/** The seating page: waiting lists, calls, and table changes. */
export default function SeatingPage() {
  const m = useMessages()
  return (
    <StaffPage title={m.desk.seating} lead={m.desk.seatingLead} for={['floor', 'operator']}>
      {() => <Seating />}
    </StaffPage>
  )
}

function Seating() {
  const m = useMessages()
  const seating = useHouseReply<SeatingReply>('/api/house/seating')
  const { reload } = seating
  const doing = useHouseActions(reload)
  const [minutes, setMinutes] = useState(DEFAULT_MINUTES)
  useReload(reload)
  const why = doing.why ?? seating.why
  return (
    <>
      <p>
        <Link href="/lists">{m.desk.lists}</Link> · <Link href="/board">{m.board.room}</Link>
      </p>
      <Alert why={why} />
      <label className="house-find">
        <span>{m.desk.minutes}</span>
        <input
          type="number"
          min={1}
          max={60}
          value={minutes}
          onChange={event => setMinutes(Math.min(60, Math.max(1, Number(event.target.value))))}
        />
      </label>
      {seating.value?.games.map(game => (
        <GamePart key={game.game} game={game} doing={doing} minutes={minutes} />
      ))}
    </>
  )
}

interface GameProps {
  readonly game: GameSeating
  readonly doing: HouseActions
  readonly minutes: number
}

function GamePart({ game: { game, name, list, tables }, doing, minutes }: GameProps) {
  const m = useMessages()
  const open = tables.find(({ free }) => free > 0)
  return (
    <section aria-labelledby={`seating-${game}`}>
      <h2 id={`seating-${game}`}>{name}</h2>
      <h3>{m.desk.waits}</h3>
      {list.length === 0 ? <p className="wait">{m.desk.nobodyWaits}</p> : null}
      <ol className="desk-list">
        {list.map(one => (
          <li key={one.person}>
            {one.name}{' '}
            {open ? (
              <button
                type="button"
                className="btn small"
                disabled={doing.busy}
                aria-label={m.desk.callTo({ name: one.name, table: open.title })}
                onClick={() =>
                  doing.act('/api/house/seating/call', { person: one.person, table: open.id, minutes })
                }
              >
                {m.desk.call}
              </button>
            ) : null}{' '}
            <button
              type="button"
              className="btn small quiet"
              disabled={doing.busy}
              aria-label={m.desk.strikeName({ name: one.name })}
              onClick={() => doing.act('/api/house/seating/strike', { game, person: one.person })}
            >
              {m.desk.strike}
            </button>
          </li>
        ))}
      </ol>
      <PutOn game={game} name={name} doing={doing} />
      {tables.map(table => (
        <TablePart key={table.id} table={table} tables={tables} doing={doing} />
      ))}
    </section>
  )
}

/** Finds a player by name and puts them on the list. */
function PutOn({ game, name, doing }: { game: string; name: string; doing: HouseActions }) {
  const m = useMessages()
  const [begins, setBegins] = useState('')
  const found = useHouseReply<HousePeopleReply>(
    begins.trim() === '' ? undefined : `/api/house/people?name=${encodeURIComponent(begins.trim())}`,
  )
  const people = begins.trim() === '' ? [] : (found.value ?? [])
  return (
    <details>
      <summary>{m.desk.putOn}</summary>
      <label className="house-find">
        <span>{m.desk.find}</span>
        <input
          type="search"
          maxLength={20}
          value={begins}
          onChange={event => setBegins(event.target.value)}
        />
      </label>
      <ul className="desk-list">
        {people.map(person => (
          <li key={person.id}>
            <button
              type="button"
              className="btn small"
              disabled={doing.busy}
              aria-label={m.desk.putOnName({ name: person.name, game: name })}
              onClick={() => doing.act('/api/house/seating/wait', { game, person: person.id })}
            >
              {person.name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface TableProps {
  readonly table: TableSeating
  readonly tables: readonly TableSeating[]
  readonly doing: HouseActions
}

function TablePart({ table, tables, doing }: TableProps) {
  const m = useMessages()
  const { id, title, free, waiting, feeds, people } = table
  const others = tables.filter(one => one.id !== id)
  return (
    <article className="desk-table">
      <h3>
        <Link href={`/table/${encodeURIComponent(id)}`}>{title}</Link>{' '}
        <span className="quiet-words">{m.desk.free({ n: free })}</span>
      </h3>
      {waiting.map(({ person, name, called }) => (
        <p key={person}>
          {called ? m.desk.called({ name, seat: called.seat, until: m.clock(called.until) }) : name}
        </p>
      ))}
      {others.length === 0 ? null : (
        <label className="house-find">
          <span>{m.desk.mustMove}</span>
          <select
            aria-label={m.desk.mustMoveOf({ table: title })}
            value={feeds ?? ''}
            disabled={doing.busy}
            onChange={({ target: { value } }) =>
              doing.act('/api/house/seating/must-move', {
                table: id,
                ...(value === '' ? {} : { main: value }),
              })
            }
          >
            <option value="">{m.desk.nowhere}</option>
            {others.map(other => (
              <option key={other.id} value={other.id}>
                {other.title}
              </option>
            ))}
          </select>
        </label>
      )}
      {people.length > 1 ? <p className="quiet-words">{m.desk.longest}</p> : null}
      <ol className="desk-list">
        {people.map(person => (
          <PersonLine key={person.person} person={person} from={id} others={others} doing={doing} />
        ))}
      </ol>
    </article>
  )
}

interface LineProps {
  readonly person: SeatedPerson
  readonly from: string
  readonly others: readonly TableSeating[]
  readonly doing: HouseActions
}

function PersonLine({ person: { person, name, stack, movingTo }, from, others, doing }: LineProps) {
  const m = useMessages()
  const titleOf = (id: string) => others.find(one => one.id === id)?.title ?? id
  return (
    <li>
      {name} <span className="quiet-words">{m.money(stack)}</span>{' '}
      {movingTo === undefined
        ? others
            .filter(({ free }) => free > 0)
            .map(({ id, title }) => (
              <button
                type="button"
                key={id}
                className="btn small quiet"
                disabled={doing.busy}
                aria-label={m.desk.moveName({ name, table: title })}
                onClick={() => doing.act('/api/house/seating/change', { person, from, to: id })}
              >
                → {title}
              </button>
            ))
        : m.desk.movingTo({ table: titleOf(movingTo) })}
    </li>
  )
}
