import type { ShoeView, TableView } from '@cardroom/protocol'
import { cardNames, type Speaker } from '@cardroom/words'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'

const CostsNow = lazy(() => import('../lab/costs-now.tsx'))

/** The shoe in a few words, beside the house dealer. */
export function ShoeOnFelt({ shoe }: { shoe: ShoeView }) {
  const m = useMessages()
  const words = m.table.shoe
  if (shoe.back) {
    return (
      <span className="shoe-on-felt" data-back={shoe.back}>
        {words.back[shoe.back]}
      </span>
    )
  }
  if (shoe.of === undefined) return null
  return <span className="shoe-on-felt">{words.onFelt({ dealt: shoe.dealt, of: shoe.of })}</span>
}

/** The same for the table's sign. */
export function shoeFacts(shoe: ShoeView | undefined, m: Speaker): [string, string | undefined][] {
  if (!shoe) return []
  const { burned } = shoe
  return [
    [m.table.sign.shoe, shoeSaid(shoe, m)],
    [
      m.table.sign.burned,
      burned && m.table.shoe.burned({ card: cardNames(m, [burned.card]), count: burned.count }),
    ],
  ]
}

function shoeSaid({ supply, back, of, cutCard, dealt, rounds, usedUp }: ShoeView, m: Speaker): string {
  const words = m.table.shoe
  if (back) return words.backs[back]
  if (of === undefined || cutCard === undefined) return words.supply[supply]
  return usedUp ? words.usedUp : words.inShoe({ dealt, of, cutCard, rounds })
}

/** The current costs of wagers with a lasting shoe, computed on demand. */
export function Costs({ table }: { table: TableView }) {
  const m = useMessages()
  const [open, setOpen] = useState(false)
  if (table.shoe?.of === undefined || table.shoe.usedUp) return null
  return (
    <details className="costs" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{m.table.shoe.costs}</summary>
      {open ? (
        <Suspense fallback={<p className="quiet-words">{m.app.loading}</p>}>
          <CostsNow table={table} />
        </Suspense>
      ) : null}
    </details>
  )
}
