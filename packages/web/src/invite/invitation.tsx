import { useId, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { Code } from '../qr/code.tsx'
import { invitation } from './address.ts'

/** How friends are let in: a link, its code for a camera, and the word. */
export function Invitation({ table, word }: { table: string; word: string }) {
  const m = useMessages()
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const address = invitation(location.origin, table, word)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <section className="invitation" aria-labelledby={id}>
      <h3 id={id}>{m.friends.invite}</h3>
      <p className="quiet-words">{m.friends.inviteLead}</p>
      <Code text={address} />
      <label>
        <span>{m.friends.link}</span>
        <input readOnly value={address} onFocus={event => event.target.select()} />
      </label>
      <label>
        <span>{m.friends.word}</span>
        <input readOnly value={word} onFocus={event => event.target.select()} />
      </label>
      {/* Only where the page may write there: on its own machine, or over a safe line. */}
      {navigator.clipboard === undefined ? null : (
        <button type="button" className="btn quiet small" onClick={copy}>
          {m.friends.copy}
        </button>
      )}
      <p className="quiet-words" role="status">
        {isCopied ? m.friends.copied : ''}
      </p>
    </section>
  )
}
