import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import type { Part } from './part.ts'

interface Props extends Part {
  readonly credential: string
  /** What it says to those who do not see where it stands. */
  readonly name: string
  readonly children?: string
}

/** Takes a way in away; the last one only after a word. */
export function RemoveButton({ view, wish, credential, name, children = name }: Props) {
  const m = useMessages()
  const [asks, setAsks] = useState(false)
  const isLast = view.passkeys.length + (view.password ? 1 : 0) === 1
  const remove = () => wish({ do: 'remove', credential, ...(isLast ? { guest: true } : {}) })
  if (!asks) {
    return (
      <button type="button" className="btn quiet" aria-label={name} onClick={() => setAsks(true)}>
        {children}
      </button>
    )
  }
  return (
    <div className="asks">
      {isLast ? <p role="alert">{m.account.last}</p> : null}
      <button
        type="button"
        className="btn armed"
        aria-label={isLast ? m.account.lastYes : m.joined.sentences([name, m.account.sure])}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that was pressed
        autoFocus
        onClick={remove}
      >
        {isLast ? m.account.lastYes : m.account.sure}
      </button>
      <button type="button" className="btn quiet" onClick={() => setAsks(false)}>
        {m.account.lastNo}
      </button>
    </div>
  )
}
