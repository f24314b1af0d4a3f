import type { ListsReply } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { leftIn } from '../house/called-names.tsx'
import { useMessages } from '../messages/messages.ts'

interface Props {
  readonly lists: ListsReply
}

/** Names that are called, with the time that is left; and who waits for which game. */
export function Calls({ lists: { now, called, lists } }: Props) {
  const m = useMessages()
  const gone = useSecondsSince(now)
  const waiting = lists.filter(({ names }) => names.length > 0)
  if (called.length + waiting.length === 0) return null
  return (
    <ul className="tv-calls">
      {called.map(({ name, title, table, seat, until }) => (
        <li key={`${name} ${table}`} className="tv-called">
          {m.desk.calledAt(name, title, seat, leftIn(until - now - gone * 1_000))}
        </li>
      ))}
      {waiting.map(({ game, name, names }) => (
        <li key={game}>{m.joined.labelled(name, m.joined.clauses(names))}</li>
      ))}
    </ul>
  )
}

/** How long ago something was heard; a screen's own clock may be wrong. */
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
