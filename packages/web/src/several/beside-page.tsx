import { Page } from '../frame/page.tsx'
import { useMessages } from '../messages/messages.ts'
import { hrefOf } from '../routing/address.ts'
import { addressOf } from './address.ts'
import { useKeptTables } from './kept-tables.ts'

/** Every table that one sits at, beside each other: each is a page of its own, and keys go to where the focus is. */
export default function BesidePage() {
  const m = useMessages()
  const tables = useKeptTables()
  return (
    <Page title={m.several.beside} className="beside">
      <h1 className="unseen">{m.several.beside}</h1>
      {tables.length === 0 ? <p className="wait">{m.several.none}</p> : null}
      {tables.map(table => (
        <iframe key={table.id} src={hrefOf(addressOf(table))} title={table.title} />
      ))}
    </Page>
  )
}
