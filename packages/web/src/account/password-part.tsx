import { type FormEvent, useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'
import type { AccountPartProps } from './part.ts'
import { PasswordField, UsernameField } from './password-field.tsx'
import { RemoveButton } from './remove-button.tsx'

export function PasswordPart({ view, request }: AccountPartProps) {
  const m = useMessages()
  const words = m.account.password
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const has = view.password
  const set = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const done = await request({ do: 'set-password', password }).finally(() => setBusy(false))
    if (done) setPassword('')
  }
  return (
    <section aria-labelledby="account-password">
      <h2 id="account-password">{words.title}</h2>
      <p className="quiet-words" role="status">
        {has ? words.since({ when: m.time(has.added) }) : words.none}
      </p>
      <form className="account-form" onSubmit={set}>
        <UsernameField name={view.name} />
        <PasswordField
          label={words.new}
          value={password}
          change={setPassword}
          autoComplete="new-password"
          hint={has ? `${words.hint} ${words.othersOut}` : words.hint}
        />
        <div className="account-buttons">
          <button type="submit" className="btn main" disabled={isBusy}>
            {isBusy ? m.account.dialog.working : has ? words.change : words.set}
          </button>
          {has ? (
            <RemoveButton view={view} request={request} credential={has.id} name={words.remove} />
          ) : null}
        </div>
      </form>
    </section>
  )
}
