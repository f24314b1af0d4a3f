import { useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'
import type { AccountPartProps } from './part.ts'

interface Props extends AccountPartProps {
  readonly credential: string
  /** The accessible name: which credential the button removes. */
  readonly name: string
  readonly children?: string
}

/** Removes a credential; the last one only after a confirmation. */
export function RemoveButton({ view, request, credential, name, children = name }: Props) {
  const m = useMessages()
  const [asks, setAsks] = useState(false)
  const isLast = view.passkeys.length + (view.password ? 1 : 0) === 1
  const remove = () => request({ do: 'remove', credential, ...(isLast ? { guest: true } : {}) })
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
        aria-label={isLast ? m.account.lastYes : m.joined.sentences({ pieces: [name, m.account.sure] })}
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
