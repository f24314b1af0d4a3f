import type { Refusal } from '@cardroom/engine'
import { roomOf } from '@cardroom/engine'
import type { LobbyTable } from '@cardroom/protocol'
import { familyName, roomName } from '@cardroom/words'
import { useState } from 'react'
import { SmallTable } from '../felt/small-table.tsx'
import { Fluently } from '../frame/fluently.tsx'
import { Refused } from '../frame/refused.tsx'
import { useMessages } from '../messages/messages.ts'
import { useKnown, useLine } from '../net/use-line.ts'
import { Link } from '../routing/link.tsx'
import { go } from '../routing/router.ts'
import { isFull } from './grouped.ts'

/** One table of the lobby: its game, its limits, who sits there, and the way in. */
export function TableCard({ table }: { table: LobbyTable }) {
  return table.phase === 'not-opened' ? <UnopenedCard table={table} /> : <OpenCard table={table} />
}

/** A table that is kept and could not be opened: everybody may know why, and nobody can go there. */
function UnopenedCard({ table }: { table: LobbyTable }) {
  const m = useMessages()
  const { why } = table
  return (
    <li className="table-card">
      <SmallTable places={0} people={0} bots={0} room={roomOf(table.game)} />
      <div className="table-words">
        <h3>{table.name}</h3>
        <p className="table-title">{table.title === table.name ? table.id : table.title}</p>
        <p className="table-phase" data-phase={table.phase}>
          {m.lobby.phases[table.phase]}
        </p>
        {why ? <Fluently>{({ refusal }) => <p className="wrong">{refusal(why)}</p>}</Fluently> : null}
      </div>
    </li>
  )
}

function OpenCard({ table }: { table: LobbyTable }) {
  const m = useMessages()
  const line = useLine()
  const [why, setWhy] = useState<Refusal>()
  const { name } = useKnown()
  const isOwn = table.names.includes(name)
  const isWaiting = table.waiting.includes(name)
  const full = !isOwn && isFull(table)
  // A table that is named after its game is told apart by its room.
  const more = table.title === table.name ? roomName(roomOf(table.game)) : table.name
  const address = `/table/${encodeURIComponent(table.id)}`
  const play = async () => {
    const type = full ? 'wait' : 'sit'
    const reply = isOwn || isWaiting ? undefined : await line.ask({ type, table: table.id })
    if (!reply || reply.ok) go(address)
    else setWhy(reply.why)
  }
  const door = isOwn
    ? { says: m.lobby.back, at: m.lobby.backAt }
    : isWaiting
      ? { says: m.lobby.toTheList, at: m.lobby.toTheListAt }
      : full
        ? { says: m.lobby.wait, at: m.lobby.waitAt }
        : { says: m.lobby.playNow, at: m.lobby.playNowAt }
  return (
    <li className="table-card">
      <SmallTable places={table.seats} people={table.people} bots={table.bots} room={roomOf(table.game)} />
      <div className="table-words">
        <h3>
          <Link href={address} aria-label={m.lobby.watchAt(table.title, more)}>
            {table.name}
          </Link>
        </h3>
        <p className="table-title">
          {table.title === table.name ? '' : `${table.title} · `}
          {familyName(m, table.family)}
        </p>
        <p className="table-facts">
          {table.limits ? <span className="limits">{m.say(table.limits)}</span> : null}
          <span>{m.lobby.seated(table.people, table.bots, table.seats)}</span>
          {table.waiting.length > 0 ? <span>{m.seating.waiting(table.waiting.length)}</span> : null}
        </p>
        {table.names.length > 0 ? <p className="table-people">{m.all(table.names)}</p> : null}
        <p className="table-phase" data-phase={table.phase}>
          {m.lobby.phases[table.phase]}
        </p>
      </div>
      <div className="table-doors">
        <button type="button" className="btn main" onClick={play} aria-label={door.at(table.title, more)}>
          {door.says}
        </button>
        <Link className="quiet-link" href={`/rules/${table.game}`} aria-label={m.lobby.rulesOf(table.name)}>
          {m.lobby.rules}
        </Link>
        <Link className="quiet-link" href={`/learn/${table.game}`} aria-label={m.learn.linkTo(table.name)}>
          {m.learn.link}
        </Link>
      </div>
      <Refused why={why} />
    </li>
  )
}
