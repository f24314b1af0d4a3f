import type { Refusal } from '@cardroom/engine'
import { type FormEvent, useState } from 'react'
import { useRoomConnection, useRoomState } from '../connection/use-room-state.ts'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'

/** The player's name; a press opens a field to change it. */
export function NameField() {
  const m = useMessages()
  const connection = useRoomConnection()
  const name = useRoomState(state => state.name)
  const [draft, setDraft] = useState<string>()
  const [why, setWhy] = useState<Refusal>()
  if (draft === undefined) {
    return (
      <button
        type="button"
        className="name"
        aria-label={m.app.changeName({ name })}
        onClick={() => setDraft(name)}
      >
        <span className="name-dot" aria-hidden="true" />
        <span className="name-words">{name || '…'}</span>
      </button>
    )
  }
  const close = () => {
    setDraft(undefined)
    setWhy(undefined)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await connection.rename(draft.trim())
    if (reply.ok) close()
    else setWhy(reply.why)
  }
  return (
    <form className="name-form" onSubmit={save}>
      <input
        value={draft}
        onFocus={event => event.target.select()}
        onChange={event => setDraft(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && close()}
        maxLength={20}
        aria-label={m.app.yourName}
        title={m.app.nameHint}
        // biome-ignore lint/a11y/noAutofocus: the field appears because its button was pressed
        autoFocus
      />
      <button type="submit" className="btn small main">
        {m.app.save}
      </button>
      <Refused why={why} as="why" />
    </form>
  )
}
