import type { Refusal } from '@cardroom/engine'
import type { AccountView } from '@cardroom/protocol'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../shared/frame/dialog.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { hasPasskeys, NO_PASSKEY, showPasskey } from './passkeys.ts'
import { PasswordField, UsernameField } from './password-field.tsx'
import { type AccountResult, useAccountRequest } from './use-account-request.ts'

interface Props {
  readonly view: AccountView
  readonly done: () => void
  readonly cancel: () => void
}

/** Asks for the password or a passkey again before a grave change. */
export function ProveDialog({ view, done, cancel }: Props) {
  const m = useMessages()
  const request = useAccountRequest()
  const [password, setPassword] = useState('')
  const [why, setWhy] = useState<Refusal>()
  const answered = (answer: AccountResult) => (answer.ok ? done() : setWhy(answer.why))
  const byPassword = async (event: FormEvent) => {
    event.preventDefault()
    answered(await request({ do: 'prove', password }))
  }
  const byPasskey = async () => {
    const asked = await request({ do: 'ask-passkey' })
    const passkey = asked.ok ? await showPasskey(asked.account.question!) : undefined
    if (!asked.ok) answered(asked)
    else if (passkey) answered(await request({ do: 'prove-by-passkey', passkey }))
    else setWhy(NO_PASSKEY)
  }
  return (
    <Dialog title={m.account.prove.title} close={cancel} className="sign-in">
      <p className="quiet-words">{m.account.prove.lead}</p>
      {view.passkeys.length > 0 && hasPasskeys() ? (
        <button type="button" className="btn wide" onClick={byPasskey}>
          {m.account.dialog.usePasskey}
        </button>
      ) : null}
      {view.password ? (
        <form className="account-form" onSubmit={byPassword}>
          <UsernameField name={view.name} />
          <PasswordField
            label={m.account.dialog.password}
            value={password}
            change={setPassword}
            autoComplete="current-password"
          />
          <button type="submit" className="btn main">
            {m.account.prove.go}
          </button>
        </form>
      ) : null}
      <Refused why={why} as="sentence" />
    </Dialog>
  )
}
