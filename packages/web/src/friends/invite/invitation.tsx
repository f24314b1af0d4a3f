import { useId, useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { QrCode } from '../../shared/qr/qr-code.tsx'
import { invitationAddress } from '../../shared/routing/invitation-address.ts'

/** An invitation: a link, its QR code, and the word. */
export function Invitation({ table, word }: { table: string; word: string }) {
  const m = useMessages()
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const address = invitationAddress(location.origin, table, word)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <section className="invitation" aria-labelledby={id}>
      <h3 id={id}>{m.friends.invite}</h3>
      <p className="quiet-words">{m.friends.inviteLead}</p>
      <QrCode text={address} />
      <label>
        <span>{m.friends.link}</span>
        <input readOnly value={address} onFocus={event => event.target.select()} />
      </label>
      <label>
        <span>{m.friends.word}</span>
        <input readOnly value={word} onFocus={event => event.target.select()} />
      </label>
      {/* The clipboard is available on secure origins only. */}
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
