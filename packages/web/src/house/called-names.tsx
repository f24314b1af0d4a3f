import type { CalledName } from '@cardroom/protocol'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'

interface Props {
  /** The server's time of this list. */
  readonly now: number
  readonly called: readonly CalledName[]
}

/** Called names, each with the held seat and the time left. */
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
              {m.desk.calledAt({ name, table: title, seat, left: leftIn(until - now) })}
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
