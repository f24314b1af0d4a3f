import { useEffect } from 'react'
import { useWhere } from '../connection/local/whereabouts.ts'
import { useRoomState, useWatch } from '../connection/use-room-state.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { useRoute } from '../shared/routing/router.ts'
import { tableAddress } from './address.ts'
import { forgetTable, type SeatedTable, useSeatedTables } from './seated-tables.ts'

/** Tabs for several seated tables: which ones wait for the player, and a link to all side by side. */
export function TableTabs() {
  const m = useMessages()
  const { route } = useRoute()
  const tables = useSeatedTables()
  const where = useWhere()
  const here = route.page === 'table' ? route.id : undefined
  if (tables.length === 0 || (tables.length === 1 && tables[0]?.id === here)) return null
  return (
    <nav className="table-tabs" aria-label={m.several.title}>
      {tables.map(table => (
        <Tab key={table.id} table={table} isHere={table.id === here} />
      ))}
      {/* On this device each frame would run its own card room. */}
      {tables.length > 1 && where === 'house' ? (
        <Link href="/beside" aria-current={route.page === 'beside' ? 'page' : undefined}>
          {m.several.beside}
        </Link>
      ) : null}
    </nav>
  )
}

function Tab({ table: kept, isHere }: { table: SeatedTable; isHere: boolean }) {
  const m = useMessages()
  const { id, title, word } = kept
  useWatch(id, word)
  const isLeft = useRoomState(
    ({ missing, tables }) => missing.has(id) || (tables.has(id) && tables.get(id)?.you.seat === undefined),
  )
  const isAsked = useRoomState(
    ({ tables }) => tables.get(id)?.you.may.some(one => one.do === 'move') ?? false,
  )
  useEffect(() => {
    if (isLeft) forgetTable(id)
  }, [isLeft, id])
  return (
    <Link href={tableAddress(kept)} aria-current={isHere ? 'page' : undefined} data-asked={isAsked}>
      {isAsked ? m.several.yourTurn({ title }) : title}
    </Link>
  )
}
