import type { Refusal } from '@cardroom/engine'
import type { AccountRequest } from '@cardroom/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRoomConnection } from '../connection/use-room-state.ts'
import { Dialog } from '../shared/frame/dialog.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { hasPasskeys, NO_PASSKEY, showPasskey } from './passkeys.ts'
import { PasswordField } from './password-field.tsx'
import { useAccountRequest } from './use-account-request.ts'

/** Signs in with an account. */
export function SignInDialog({ close }: { close: () => void }) {
  const m = useMessages()
  const connection = useRoomConnection()
  const request = useAccountRequest()
  const [name, setName] = useState('')
  const [secret, setSecret] = useState('')
  const [byCode, setByCode] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [why, setWhy] = useState<Refusal>()
  const words = m.account.dialog
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  const signIn = async (wanted: AccountRequest) => {
    const answer = await request(wanted)
    if (!answer.ok) setWhy(answer.why)
    else if (answer.account.token !== undefined) {
      connection.signInWith(answer.account.token)
      close()
    }
  }
  const busily = async (work: () => Promise<void>) => {
    setBusy(true)
    setWhy(undefined)
    await work().finally(() => setBusy(false))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void busily(() =>
      signIn(
        byCode
          ? { do: 'sign-in-by-code', name: name.trim(), code: secret }
          : { do: 'sign-in', name: name.trim(), password: secret },
      ),
    )
  }
  const byPasskey = () =>
    busily(async () => {
      const asked = await request({ do: 'ask-passkey' })
      if (!asked.ok) {
        setWhy(asked.why)
        return
      }
      const passkey = await showPasskey(asked.account.question!)
      if (passkey) await signIn({ do: 'sign-in-by-passkey', passkey })
      else setWhy(NO_PASSKEY)
    })

  return (
    <Dialog title={m.account.signIn} close={close} className="sign-in">
      <p className="quiet-words">{words.lead}</p>
      {hasPasskeys() ? (
        <button type="button" className="btn wide" disabled={isBusy} onClick={byPasskey}>
          {words.usePasskey}
        </button>
      ) : null}
      <form className="account-form" onSubmit={submit}>
        <label>
          {words.name}
          <input
            ref={first}
            value={name}
            onChange={event => setName(event.target.value)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
          />
        </label>
        {byCode ? (
          <label>
            {words.code}
            <input
              value={secret}
              onChange={event => setSecret(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              required
            />
          </label>
        ) : (
          <PasswordField
            label={words.password}
            value={secret}
            change={setSecret}
            autoComplete="current-password"
          />
        )}
        <Refused why={why} as="sentence" />
        <div className="account-buttons">
          <button type="submit" className="btn main" disabled={isBusy}>
            {isBusy ? words.working : m.account.signIn}
          </button>
          <button
            type="button"
            className="btn quiet"
            onClick={() => {
              setByCode(!byCode)
              setSecret('')
            }}
          >
            {byCode ? words.usePassword : words.useCode}
          </button>
        </div>
      </form>
      <p className="quiet-words">
        {words.newHere}{' '}
        <Link href="/me" onClickCapture={close}>
          {words.keep}
        </Link>
      </p>
    </Dialog>
  )
}
