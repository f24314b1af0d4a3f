import { useMessages } from '../shared/messages/messages.ts'
import type { BoardModel } from './model.ts'
import { Panel } from './panel.tsx'

/** The players with their stacks and bets. */
export function PlayersPanel({ model: { picture } }: { model: BoardModel }) {
  const m = useMessages()
  return (
    <Panel name={m.board.players} area="players">
      <ul className="tv-list tv-players">
        {picture.sitters.flatMap(({ seat, name, stack }) => {
          if (name === undefined) return []
          const bet = picture.bets.get(seat)
          return [
            <li key={seat} className={picture.asked.has(seat) ? 'asked' : ''}>
              <span className="tv-seat">{seat}</span>
              <b>{name}</b>
              <span className="sum">
                {stack === undefined ? '' : m.money(stack)}
                {bet ? ` + ${m.money(bet)}` : ''}
              </span>
            </li>,
          ]
        })}
      </ul>
    </Panel>
  )
}
