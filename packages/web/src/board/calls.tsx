import type { ListsReply } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { leftIn } from '../house/called-names.tsx'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly lists: ListsReply
}

/** The called names with the time left, and the waiting lists by game. */
export function NameCalls({ lists: { now, called, lists } }: Props) {
  const m = useMessages()
  const gone = useSecondsSince(now)
  const waiting = lists.filter(({ names }) => names.length > 0)
  if (called.length + waiting.length === 0) return null
  return (
    <ul className="tv-calls">
      {called.map(({ name, title, table, seat, until }) => (
        <li key={`${name} ${table}`} className="tv-called">
          {m.desk.calledAt({ name, table: title, seat, left: leftIn(until - now - gone * 1_000) })}
        </li>
      ))}
      {waiting.map(({ game, name, names }) => (
        <li key={game}>{m.joined.labelled({ label: name, what: m.joined.clauses({ pieces: names }) })}</li>
      ))}
    </ul>
  )
}

/** Seconds since an answer arrived; the screen's own clock may be wrong. */
function useSecondsSince(heard: number): number {
  const [seconds, setSeconds] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew from each answer on
  useEffect(() => {
    setSeconds(0)
    const timer = setInterval(() => setSeconds(count => count + 1), 1_000)
    return () => clearInterval(timer)
  }, [heard])
  return seconds
}
