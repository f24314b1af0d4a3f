import type { ShoeView, TableView } from '@cardroom/protocol'
import { cardNames, type Speaker } from '@cardroom/words'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../messages/messages.ts'

const CostsNow = lazy(() => import('../lab/costs-now.tsx'))

/** What the cards are dealt from, in a few words: beside the house dealer. */
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
  return <span className="shoe-on-felt">{words.onFelt(shoe.dealt, shoe.of)}</span>
}

/** The same for the table's sign. */
export function shoeFacts(shoe: ShoeView | undefined, m: Speaker): [string, string | undefined][] {
  if (!shoe) return []
  const { burned } = shoe
  return [
    [m.table.sign.shoe, shoeSaid(shoe, m)],
    [m.table.sign.burned, burned && m.table.shoe.burned(cardNames(m, [burned.card]), burned.count)],
  ]
}

function shoeSaid({ supply, back, of, cutCard, dealt, rounds, usedUp }: ShoeView, m: Speaker): string {
  const words = m.table.shoe
  if (back) return words.backs[back]
  if (of === undefined || cutCard === undefined) return words.supply[supply]
  return usedUp ? words.usedUp : words.inShoe(dealt, of, cutCard, rounds)
}

/** Where the shoe lasts, cards that are gone change what a wager costs: counted when somebody wants to know. */
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
