import { tallyOf } from '@cardroom/engine/board'
import { useMessages } from '../shared/messages/messages.ts'
import type { BoardModel } from './model.ts'

/** How often each counted outcome came, and how many rounds ago. */
export function CountedPanel({ model: { counts, rounds } }: { model: BoardModel }) {
  const m = useMessages()
  return (
    <ul className="tv-panel tv-counted">
      {counts.map(({ id, is }) => {
        const { count, share, since } = tallyOf(rounds, id)
        return (
          <li key={id} data-count={id}>
            <span>{m.say(is)}</span>
            <b>{rounds.length === 0 ? '' : m.percent(share, 0)}</b>
            <span className="lesser">
              {count}/{rounds.length}
            </span>
            <span className="lesser">{since === undefined ? '' : m.board.ago({ rounds: since })}</span>
          </li>
        )
      })}
    </ul>
  )
}
