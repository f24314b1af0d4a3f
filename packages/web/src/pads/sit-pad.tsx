import type { BuyIn } from '@cardroom/engine'
import { useState } from 'react'
import { openBounds } from '../shared/controls/amount.ts'
import { AmountField } from '../shared/controls/amount-field.tsx'
import { buyInWords } from '../shared/controls/buy-in-words.ts'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  /** The bounds of the chips to sit down with. */
  readonly bounds: { readonly min: number; readonly max?: number; readonly usual: number }
  /** The posted buy-in. */
  readonly buyIn: BuyIn
  /** The seat that the player was called to, and until when it is held. */
  readonly called: { readonly seat: number; readonly until: number } | undefined
  readonly sit: (stack: number) => void
}

/** The form to take a free seat with chips. */
export function SitPad({ bounds, buyIn, called, sit }: Props) {
  const m = useMessages()
  const [stack, setStack] = useState(bounds.usual)
  return (
    <section className="pad sitting" aria-label={m.table.sit}>
      <p className="pad-note" role={called ? 'alert' : undefined}>
        {called
          ? m.seating.called({ seat: called.seat, until: m.clock(called.until) })
          : m.table.ask.watching}{' '}
        <span className="buy-in">
          {m.joined.labelled({ label: m.seating.buyIn, what: buyInWords({ ...buyIn, min: bounds.min }, m) })}
        </span>
      </p>
      <AmountField label={m.table.sitWith} bounds={openBounds(bounds)} value={stack} change={setStack} />
      <div className="moves">
        <KeyButton look="main" press={() => sit(stack)} shortcut="Enter">
          {m.table.sitFirst({ money: m.money(stack) })}
        </KeyButton>
      </div>
    </section>
  )
}
