import type { CalledName } from '@cardroom/protocol'
import { useMessages } from '../messages/messages.ts'
import { Link } from '../routing/link.tsx'

interface Props {
  /** What time it was in the house when these were called. */
  readonly now: number
  readonly called: readonly CalledName[]
}

/** Names that are called, each with the seat that is kept and for how long. */
export function CalledNames({ now, called }: Props) {
  const m = useMessages()
  if (called.length === 0) return null
  return (
    <section aria-labelledby="called-names">
      <h2 id="called-names">{m.desk.calledNow}</h2>
      <ul className="desk-list">
        {called.map(({ name, table, title, seat, until }) => (
          <li key={`${name} ${table}`}>
            <Link href={`/table/${encodeURIComponent(table)}`}>
              {m.desk.calledAt(name, title, seat, leftIn(until - now))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `2:31` */
export function leftIn(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
