import { useEffect } from 'react'
import { useWhere } from '../local/whereabouts.ts'
import { useMessages } from '../messages/messages.ts'
import { useKnown, useTable } from '../net/use-line.ts'
import { Link } from '../routing/link.tsx'
import { useRoute } from '../routing/router.ts'
import { addressOf } from './address.ts'
import { forgetTable, type KeptTable, useKeptTables } from './kept-tables.ts'

/** The tables that one sits at, where there are several: which of them waits for one's move, and all side by side. */
export function TableTabs() {
  const m = useMessages()
  const { route } = useRoute()
  const tables = useKeptTables()
  const where = useWhere()
  const here = route.page === 'table' ? route.id : undefined
  if (tables.length === 0 || (tables.length === 1 && tables[0]?.id === here)) return null
  return (
    <nav className="table-tabs" aria-label={m.several.title}>
      {tables.map(table => (
        <Tab key={table.id} table={table} isHere={table.id === here} />
      ))}
      {/* On one's own device each frame would be a card room of its own. */}
      {tables.length > 1 && where === 'house' ? (
        <Link href="/beside" aria-current={route.page === 'beside' ? 'page' : undefined}>
          {m.several.beside}
        </Link>
      ) : null}
    </nav>
  )
}

function Tab({ table: kept, isHere }: { table: KeptTable; isHere: boolean }) {
  const m = useMessages()
  const { id, title, word } = kept
  const table = useTable(id, word)
  const isMissing = useKnown().missing.has(id)
  const isLeft = isMissing || (table !== undefined && table.you.seat === undefined)
  useEffect(() => {
    if (isLeft) forgetTable(id)
  }, [isLeft, id])
  const isAsked = table?.you.may.some(one => one.do === 'move') ?? false
  return (
    <Link href={addressOf(kept)} aria-current={isHere ? 'page' : undefined} data-asked={isAsked}>
      {isAsked ? m.several.yourTurn(title) : title}
    </Link>
  )
}
