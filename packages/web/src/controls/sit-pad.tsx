import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import type { Bounds } from './amount.ts'
import { AmountField } from './amount-field.tsx'
import { KeyButton } from './key-button.tsx'

/** A seat is free: chips to sit down with. */
export function SitPad({ bounds, sit }: { bounds: Bounds; sit: (stack: number) => void }) {
  const m = useMessages()
  const [stack, setStack] = useState(bounds.usual ?? bounds.min)
  return (
    <section className="pad sitting" aria-label={m.table.sit}>
      <p className="pad-note">{m.table.ask.watching}</p>
      <AmountField label={m.table.sitWith} bounds={bounds} value={stack} change={setStack} />
      <div className="moves">
        <KeyButton look="main" press={() => sit(stack)} shortcut="Enter">
          {m.table.sitFirst(m.money(stack))}
        </KeyButton>
      </div>
    </section>
  )
}
