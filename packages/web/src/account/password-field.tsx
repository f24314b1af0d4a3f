import { useId, useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: string
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, value, change, autoComplete, hint }: Props) {
  const m = useMessages()
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <div className="password-field">
      <label>
        {label}
        <input
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={event => change(event.target.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-describedby={hint === undefined ? undefined : id}
        />
      </label>
      <label className="check">
        <input type="checkbox" checked={isShown} onChange={event => setShown(event.target.checked)} />
        {m.account.password.show}
      </label>
      {hint === undefined ? null : (
        <p id={id} className="quiet-words">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Tells a password manager whose password is typed beside it; hidden from everybody else. */
export function UsernameField({ name }: { name: string }) {
  return (
    <input
      className="unseen"
      type="text"
      autoComplete="username"
      value={name}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
