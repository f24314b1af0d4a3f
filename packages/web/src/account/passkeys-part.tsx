import type { Refusal } from '@cardroom/engine'
import { useState } from 'react'
import { Refused } from '../frame/refused.tsx'
import { useMessages } from '../messages/messages.ts'
import type { Part } from './part.ts'
import { hasPasskeys, makePasskey, NO_PASSKEY } from './passkeys.ts'
import { RemoveButton } from './remove-button.tsx'

export function PasskeysPart({ view, wish }: Part) {
  const m = useMessages()
  const words = m.account.passkeys
  const [why, setWhy] = useState<Refusal>()
  const add = async () => {
    setWhy(undefined)
    const offered = await wish({ do: 'offer-passkey' })
    if (!offered?.offer) return
    const passkey = await makePasskey(offered.offer)
    if (passkey) await wish({ do: 'add-passkey', passkey })
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
                {words.facts(m.time(added), used === null ? undefined : m.time(used))}
              </p>
            </div>
            <RemoveButton view={view} wish={wish} credential={id} name={words.remove(label || words.unnamed)}>
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
