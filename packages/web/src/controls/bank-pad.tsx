import { type ReactNode, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import type { Bounds } from './amount.ts'
import { AmountField } from './amount-field.tsx'
import { KeyButton } from './key-button.tsx'

interface Props {
  readonly bounds: Bounds
  /** What is put up, or 0 to pass it on. */
  readonly answer: (cents: number) => void
  readonly clock: ReactNode
}

/** The offer of the player-dealer position. */
export function BankPad({ bounds, answer, clock }: Props) {
  const m = useMessages()
  const words = m.table.bank
  const [cents, setCents] = useState(bounds.usual ?? bounds.min)
  return (
    <section className="pad bank" aria-label={words.title}>
      <div className="pad-head">
        <h2 className="pad-title">{words.title}</h2>
        <p className="pad-note">{words.lead}</p>
        {clock}
      </div>
      <AmountField label={words.amount} bounds={bounds} value={cents} change={setCents} />
      <div className="moves">
        <KeyButton look="quiet" press={() => answer(0)} shortcut="n">
          {words.decline}
        </KeyButton>
        <KeyButton look="main" press={() => answer(cents)} shortcut="t">
          {words.take(m.money(cents))}
        </KeyButton>
      </div>
    </section>
  )
}
