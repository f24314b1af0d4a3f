import type { BuyIn } from '@cardroom/engine'
import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { openBounds } from './amount.ts'
import { AmountField } from './amount-field.tsx'
import { buyInWords } from './buy-in-words.ts'
import { KeyButton } from './key-button.tsx'

interface Props {
  /** What this person may sit down with. */
  readonly bounds: { readonly min: number; readonly max?: number; readonly usual: number }
  /** What is posted. */
  readonly buyIn: BuyIn
  /** A seat that one was called to, and until when it is kept. */
  readonly called: { readonly seat: number; readonly until: number } | undefined
  readonly sit: (stack: number) => void
}

/** A seat is free: chips to sit down with. */
export function SitPad({ bounds, buyIn, called, sit }: Props) {
  const m = useMessages()
  const [stack, setStack] = useState(bounds.usual)
  return (
    <section className="pad sitting" aria-label={m.table.sit}>
      <p className="pad-note" role={called ? 'alert' : undefined}>
        {called ? m.seating.called(called.seat, m.clock(called.until)) : m.table.ask.watching}{' '}
        <span className="buy-in">
          {m.joined.labelled(m.seating.buyIn, buyInWords({ ...buyIn, min: bounds.min }, m))}
        </span>
      </p>
      <AmountField label={m.table.sitWith} bounds={openBounds(bounds)} value={stack} change={setStack} />
      <div className="moves">
        <KeyButton look="main" press={() => sit(stack)} shortcut="Enter">
          {m.table.sitFirst(m.money(stack))}
        </KeyButton>
      </div>
    </section>
  )
}
