import type { Refusal } from '@cardroom/engine'
import { useState } from 'react'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import type { AccountPartProps } from './part.ts'
import { hasPasskeys, makePasskey, NO_PASSKEY } from './passkeys.ts'
import { RemoveButton } from './remove-button.tsx'

export function PasskeysPart({ view, request }: AccountPartProps) {
  const m = useMessages()
  const words = m.account.passkeys
  const [why, setWhy] = useState<Refusal>()
  const add = async () => {
    setWhy(undefined)
    const offered = await request({ do: 'offer-passkey' })
    if (!offered?.offer) return
    const passkey = await makePasskey(offered.offer)
    if (passkey) await request({ do: 'add-passkey', passkey })
    else setWhy(NO_PASSKEY)
  }
  return (
    <section aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{words.title}</h2>
      <p className="quiet-words">{words.lead}</p>
      <ul className="account-list">
        {view.passkeys.map(({ id, label, added, used }) => (
          <li key={id}>
            <div>
              <b>{label || words.unnamed}</b>
              <p className="quiet-words">
                {words.facts({ added: m.time(added), used: used === null ? undefined : m.time(used) })}
              </p>
            </div>
            <RemoveButton
              view={view}
              request={request}
              credential={id}
              name={words.remove({ label: label || words.unnamed })}
            >
              {words.short}
            </RemoveButton>
          </li>
        ))}
      </ul>
      {hasPasskeys() ? (
        <button type="button" className="btn main" onClick={add}>
          {words.add}
        </button>
      ) : (
        <p className="quiet-words">{words.cannot}</p>
      )}
      <Refused why={why} as="sentence" />
    </section>
  )
}
