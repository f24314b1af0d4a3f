import { PageFrame } from '../shared/frame/page-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { hrefOf } from '../shared/routing/address.ts'
import { tableAddress } from './address.ts'
import { useSeatedTables } from './seated-tables.ts'

/** All seated tables side by side, each in its own frame; keys go to the focused one. */
export default function BesidePage() {
  const m = useMessages()
  const tables = useSeatedTables()
  return (
    <PageFrame title={m.several.beside} className="beside">
      <h1 className="unseen">{m.several.beside}</h1>
      {tables.length === 0 ? <p className="wait">{m.several.none}</p> : null}
      {tables.map(table => (
        <iframe key={table.id} src={hrefOf(tableAddress(table))} title={table.title} />
      ))}
    </PageFrame>
  )
}
