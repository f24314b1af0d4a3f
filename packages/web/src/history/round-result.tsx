import type { ListedRound } from '@cardroom/protocol'
import { useRoomState } from '../connection/use-room-state.ts'
import { useMessages } from '../shared/messages/messages.ts'

/** The result of a round: the viewer's net if they played, else the biggest winner. */
export function RoundResult({ round: { net } }: { round: ListedRound }) {
  const m = useMessages()
  const name = useRoomState(state => state.name)
  if (!net) return <span className="quiet-words">{m.library.calledOff}</span>
  const own = net[name]
  if (own !== undefined) {
    return (
      <span className={own > 0 ? 'up' : own < 0 ? 'down' : undefined}>
        {m.library.yourResult({ change: m.change(own) })}
      </span>
    )
  }
  const [most] = Object.entries(net).sort(([, a], [, b]) => b - a)
  return most && most[1] > 0 ? (
    <span>{m.library.wonMost({ name: most[0], money: m.money(most[1]) })}</span>
  ) : (
    <span className="quiet-words">{m.library.nobodyWon}</span>
  )
}
