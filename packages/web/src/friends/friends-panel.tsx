import type { Refusal } from '@cardroom/engine'
import type { May, TableView } from '@cardroom/protocol'
import { useState } from 'react'
import { useRoomConnection } from '../connection/use-room-state.ts'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Invitation } from './invite/invitation.tsx'
import { EveningPanel } from './ledger/evening-panel.tsx'

/** The panel of a private table: the invitation, onlookers, bots, and the evening's account. */
export function FriendsPanel({ table }: { table: TableView }) {
  const bots = table.you.may.find(one => one.do === 'bots')
  return (
    <div className="friends">
      {table.word === undefined ? null : <Invitation table={table.id} word={table.word} />}
      <LookingOn table={table} />
      {bots ? <Bots table={table.id} bots={bots} /> : null}
      <EveningPanel table={table} />
    </div>
  )
}

function LookingOn({ table: { lookingOn } }: { table: TableView }) {
  const m = useMessages()
  if (!lookingOn) return null
  const { count, names } = lookingOn
  const others = count - names.length
  return (
    <p role="status">
      {m.friends.lookingOn({ n: count })}{' '}
      {m.all([...names, ...(others > 0 ? [m.friends.elsewhere({ n: others })] : [])])}
    </p>
  )
}

interface BotsProps {
  readonly table: string
  readonly bots: Extract<May, { do: 'bots' }>
}

function Bots({ table, bots: { count, max } }: BotsProps) {
  const m = useMessages()
  const connection = useRoomConnection()
  const [why, setWhy] = useState<Refusal>()
  const want = async (wanted: number) => {
    const reply = await connection.ask({ type: 'bots', table, count: wanted })
    setWhy(reply.ok ? undefined : reply.why)
  }
  return (
    <fieldset className="bots">
      <legend>{m.friends.bots}</legend>
      <button
        type="button"
        className="btn small"
        aria-label={m.friends.fewerBots}
        disabled={count === 0}
        onClick={() => want(count - 1)}
      >
        −
      </button>
      <output>{count}</output>
      <button
        type="button"
        className="btn small"
        aria-label={m.friends.moreBots}
        disabled={count >= max}
        onClick={() => want(count + 1)}
      >
        +
      </button>
      <Refused why={why} />
    </fieldset>
  )
}
