import type { ListedRound } from '@cardroom/protocol'
import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'

/** What a round came to: for whoever looks, if they played it; or who won most. */
export function RoundResult({ round: { net } }: { round: ListedRound }) {
  const m = useMessages()
  const { name } = useKnown()
  if (!net) return <span className="quiet-words">{m.library.calledOff}</span>
  const own = net[name]
  if (own !== undefined) {
    return (
      <span className={own > 0 ? 'up' : own < 0 ? 'down' : undefined}>
        {m.library.yourResult(m.change(own))}
      </span>
    )
  }
  const [most] = Object.entries(net).sort(([, a], [, b]) => b - a)
  return most && most[1] > 0 ? (
    <span>{m.library.wonMost(most[0], m.money(most[1]))}</span>
  ) : (
    <span className="quiet-words">{m.library.nobodyWon}</span>
  )
}
