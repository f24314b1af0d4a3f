import type { Cents } from '@cardroom/engine'
import { useEffect, useState } from 'react'
import { parseDollars, writeDollars } from '../shared/controls/amount.ts'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly label: string
  readonly cents: Cents
  readonly change: (cents: Cents) => void
  readonly enter: () => void
  readonly focus?: () => void
}

/** A field for an amount; chips from the tray change it too. */
export function AmountInput({ label, cents, change, enter, focus }: Props) {
  const m = useMessages()
  const [text, setText] = useState(writeDollars(cents))
  useEffect(() => setText(before => (parseDollars(before) === cents ? before : writeDollars(cents))), [cents])
  return (
    <span className="amount-number">
      <span aria-hidden="true">{m.app.currency}</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        value={text}
        onFocus={event => {
          event.target.select()
          focus?.()
        }}
        onChange={event => {
          setText(event.target.value)
          const typed = parseDollars(event.target.value)
          if (typed !== undefined) change(typed)
        }}
        onBlur={() => setText(writeDollars(cents))}
        onKeyDown={event => event.key === 'Enter' && enter()}
      />
    </span>
  )
}
