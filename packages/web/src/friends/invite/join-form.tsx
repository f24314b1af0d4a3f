import type { Refusal } from '@cardroom/engine'
import { type FormEvent, useState } from 'react'
import { useRoomConnection } from '../../connection/use-room-state.ts'
import { Refused } from '../../shared/frame/refused.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { invitationAddress, wordTyped } from '../../shared/routing/invitation-address.ts'
import { go } from '../../shared/routing/router.ts'

/** A form for the word of a private table. */
export function JoinForm() {
  const m = useMessages()
  const connection = useRoomConnection()
  const [typed, setTyped] = useState('')
  const [why, setWhy] = useState<Refusal>()
  const word = wordTyped(typed)
  const join = async (event: FormEvent) => {
    event.preventDefault()
    if (word === undefined) return
    const reply = await connection.ask({ type: 'find', word })
    if (!reply.ok) setWhy(reply.why)
    else if (reply.table !== undefined) go(invitationAddress('', reply.table, word))
  }
  return (
    <form className="join" onSubmit={join}>
      <label>
        <span>{m.friends.join}</span>
        <input
          value={typed}
          placeholder={m.friends.joinWord}
          autoComplete="off"
          spellCheck={false}
          onChange={event => {
            setTyped(event.target.value)
            setWhy(undefined)
          }}
        />
      </label>
      <button type="submit" className="btn" disabled={word === undefined}>
        {m.friends.joinGo}
      </button>
      <Refused why={why} />
    </form>
  )
}
