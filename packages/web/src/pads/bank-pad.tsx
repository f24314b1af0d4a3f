import { type ReactNode, useState } from 'react'
import type { Bounds } from '../shared/controls/amount.ts'
import { AmountField } from '../shared/controls/amount-field.tsx'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useKey } from '../shared/controls/use-keys.ts'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly bounds: Bounds & { readonly fee: { readonly min: number; readonly max: number } }
  /** Which of the allowed rounds in a row this is. */
  readonly turn: { readonly turn: number; readonly turns: number } | undefined
  /** Answers with the wager, or 0 to pass. */
  readonly answer: (cents: number) => void
  readonly clock: ReactNode
}

/** The offer of the player-dealer position. */
export function BankPad({ bounds, turn, answer, clock }: Props) {
  const m = useMessages()
  const words = m.table.bank
  const [cents, setCents] = useState(bounds.usual ?? bounds.min)
  const [armed, setArmed] = useState(false)
  useKey(armed ? 'Escape' : undefined, () => setArmed(false))
  const take = () => {
    // Putting up the whole stack must be confirmed.
    if (cents === bounds.max && !armed) setArmed(true)
    else answer(cents)
  }
  return (
    <section className="pad bank" aria-label={words.title}>
      <div className="pad-head">
        <h2 className="pad-title">{words.title}</h2>
        <p className="pad-note" role="status">
          {armed ? m.table.ask.confirmHint : words.lead}
        </p>
        <p className="pad-note">
          {words.most({ money: m.money(cents) })}{' '}
          {bounds.fee.max === 0
            ? words.free
            : words.costs({ from: m.money(bounds.fee.min), to: m.money(bounds.fee.max) })}{' '}
          {turn ? words.turns({ turn: turn.turn, turns: turn.turns }) : null}
        </p>
        {clock}
      </div>
      <AmountField
        label={words.amount}
        bounds={bounds}
        value={cents}
        change={value => {
          setArmed(false)
          setCents(value)
        }}
      />
      <div className="moves">
        <KeyButton look="main" press={() => answer(0)} shortcut="n">
          {words.decline}
        </KeyButton>
        <KeyButton look={armed ? 'armed' : 'plain'} press={take} shortcut="t">
          {armed
            ? m.table.ask.confirm({ what: words.take({ money: m.money(cents) }) })
            : words.take({ money: m.money(cents) })}
        </KeyButton>
      </div>
    </section>
  )
}
