import type { May } from '@cardroom/protocol'
import { type FormEvent, useState } from 'react'
import { clamp, openBounds, parseDollars, writeDollars } from '../shared/controls/amount.ts'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly bounds: Extract<May, { do: 'chips' }>
  readonly buy: (cents: number) => void
  readonly look?: 'main' | 'quiet small'
}

/** More chips, between two rounds. */
export function ChipsForm({ bounds, buy, look = 'quiet small' }: Props) {
  const m = useMessages()
  const [text, setText] = useState(writeDollars(bounds.usual))
  const cents = clamp(parseDollars(text) ?? bounds.usual, openBounds(bounds))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setText(writeDollars(cents))
    buy(cents)
  }
  const { short } = bounds
  return (
    <form
      className="chips-form"
      onSubmit={submit}
      title={short ? m.seating.isShort({ least: m.money(short) }) : undefined}
    >
      <label>
        <span className="unseen">{m.seating.amount}</span>
        <span aria-hidden="true">{m.app.currency}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={event => setText(event.target.value)}
          onBlur={() => setText(writeDollars(cents))}
        />
      </label>
      <button type="submit" className={`btn ${look}`}>
        {m.seating.buy}
      </button>
    </form>
  )
}
