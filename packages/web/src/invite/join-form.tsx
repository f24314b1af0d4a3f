import type { Refusal } from '@cardroom/engine'
import { type FormEvent, useState } from 'react'
import { Refused } from '../frame/refused.tsx'
import { useMessages } from '../messages/messages.ts'
import { useLine } from '../net/use-line.ts'
import { go } from '../routing/router.ts'
import { invitation, wordTyped } from './address.ts'

/** Somebody was told a word: it leads to the table. */
export function JoinForm() {
  const m = useMessages()
  const line = useLine()
  const [typed, setTyped] = useState('')
  const [why, setWhy] = useState<Refusal>()
  const word = wordTyped(typed)
  const join = async (event: FormEvent) => {
    event.preventDefault()
    if (word === undefined) return
    const reply = await line.ask({ type: 'find', word })
    if (!reply.ok) setWhy(reply.why)
    else if (reply.table !== undefined) go(invitation('', reply.table, word))
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
