import type { Refusal } from '@cardroom/engine'
import { roomOf } from '@cardroom/engine'
import type { LobbyTable } from '@cardroom/protocol'
import { familyName, gameName, roomName } from '@cardroom/words'
import { useState } from 'react'
import { useRoomConnection, useRoomState } from '../connection/use-room-state.ts'
import { SmallTable } from '../felt/small-table.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { WithFullLanguage } from '../shared/frame/with-full-language.tsx'
import { GameName } from '../shared/game-name/game-name.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { go } from '../shared/routing/router.ts'
import { isFull } from './tables-by-room.ts'

/** A table in the lobby: its game, limits, players, and a button to play. */
export function TableCard({ table }: { table: LobbyTable }) {
  return table.phase === 'not-opened' ? <UnreadableCard table={table} /> : <OpenCard table={table} />
}

/** A stored table that could not be opened, with the reason. */
function UnreadableCard({ table }: { table: LobbyTable }) {
  const m = useMessages()
  const { why } = table
  return (
    <li className="table-card">
      <SmallTable places={0} people={0} bots={0} room={roomOf(table.game)} />
      <div className="table-words">
        <h3>
          <GameName id={table.game} name={table.name} />
        </h3>
        <p className="table-title">{table.title === table.name ? table.id : table.title}</p>
        <p className="table-phase" data-phase={table.phase}>
          {m.lobby.phases[table.phase]}
        </p>
        {why ? (
          <WithFullLanguage>{({ refusal }) => <p className="wrong">{refusal(why)}</p>}</WithFullLanguage>
        ) : null}
      </div>
    </li>
  )
}

function OpenCard({ table }: { table: LobbyTable }) {
  const m = useMessages()
  const connection = useRoomConnection()
  const [why, setWhy] = useState<Refusal>()
  const name = useRoomState(state => state.name)
  const isOwn = table.names.includes(name)
  const isWaiting = table.waiting.includes(name)
  const full = !isOwn && isFull(table)
  const game = gameName(m, { id: table.game, name: table.name })
  // A table named after its game is distinguished by its room.
  const more = table.title === table.name ? roomName(roomOf(table.game)) : game
  const address = `/table/${encodeURIComponent(table.id)}`
  const play = async () => {
    const type = full ? 'wait' : 'sit'
    const reply = isOwn || isWaiting ? undefined : await connection.ask({ type, table: table.id })
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
          <Link href={address} aria-label={m.lobby.watchAt({ title: table.title, more })}>
            <GameName id={table.game} name={table.name} />
          </Link>
        </h3>
        <p className="table-title">
          {table.title === table.name ? '' : `${table.title} · `}
          {familyName(m, table.family)}
        </p>
        <p className="table-facts">
          {table.limits ? <span className="limits">{m.say(table.limits)}</span> : null}
          <span>{m.lobby.seated({ people: table.people, bots: table.bots, seats: table.seats })}</span>
          {table.waiting.length > 0 ? <span>{m.seating.waiting({ n: table.waiting.length })}</span> : null}
        </p>
        {table.names.length > 0 ? <p className="table-people">{m.all(table.names)}</p> : null}
        <p className="table-phase" data-phase={table.phase}>
          {m.lobby.phases[table.phase]}
        </p>
      </div>
      <div className="table-doors">
        <button
          type="button"
          className="btn main"
          onClick={play}
          aria-label={door.at({ title: table.title, more })}
        >
          {door.says}
        </button>
        <Link className="quiet-link" href={`/rules/${table.game}`} aria-label={m.lobby.rulesOf({ game })}>
          {m.lobby.rules}
        </Link>
        <Link className="quiet-link" href={`/learn/${table.game}`} aria-label={m.learn.linkTo({ game })}>
          {m.learn.link}
        </Link>
      </div>
      <Refused why={why} />
    </li>
  )
}
