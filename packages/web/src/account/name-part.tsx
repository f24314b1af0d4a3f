import type { Refusal } from '@cardroom/engine'
import { type FormEvent, useEffect, useState } from 'react'
import { useRoomConnection, useRoomState } from '../connection/use-room-state.ts'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'

/** The name that the player plays under. */
export function NamePart() {
  const m = useMessages()
  const connection = useRoomConnection()
  const name = useRoomState(state => state.name)
  const [draft, setDraft] = useState(name)
  const [why, setWhy] = useState<Refusal>()
  /** The name that was asked for, and the one that the server gave. */
  const [saved, setSaved] = useState<{ asked: string; given: string }>()
  useEffect(() => setDraft(name), [name])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const asked = draft.trim()
    const reply = await connection.rename(asked)
    setWhy(reply.ok ? undefined : reply.why)
    setSaved(reply.ok ? { asked, given: connection.state().name } : undefined)
  }
  const note = () => {
    if (!saved) return m.account.nameNote
    return saved.given === saved.asked ? m.account.saved : m.account.nameIs({ name: saved.given })
  }
  return (
    <section aria-labelledby="account-name">
      <h2 id="account-name">{m.account.name}</h2>
      <form className="account-form in-line" onSubmit={save}>
        <label>
          {m.app.yourName}
          <input
            value={draft}
            onChange={event => setDraft(event.target.value)}
            maxLength={20}
            required
            title={m.app.nameHint}
            autoComplete="nickname"
          />
        </label>
        <button type="submit" className="btn" disabled={draft.trim() === name}>
          {m.app.save}
        </button>
      </form>
      <Refused why={why} as="sentence" />
      <p className="quiet-words" role="status">
        {why ? '' : note()}
      </p>
    </section>
  )
}
