import { seatName } from '@cardroom/words'
import { useMessages } from '../shared/messages/messages.ts'
import type { BoardModel } from './model.ts'

/** Who has the player-dealer position, and who is offered it next. */
export function BankPanel({ model: { bank, picture, names } }: { model: BoardModel }) {
  const m = useMessages()
  const seat = bank?.seat ?? picture.bank?.seat
  const next = bank?.offeredTo ?? bank?.next
  const now = seat === undefined ? '–' : seatName(names, seat)
  return (
    <dl className="tv-panel tv-at-bank">
      <div>
        <dt>{m.board.bank}</dt>
        <dd>
          {bank && seat !== undefined && bank.seat === seat
            ? m.board.bankIs({ name: now, turn: bank.turn, turns: bank.turns })
            : now}
        </dd>
      </div>
      <div>
        <dt>{m.board.nextBank}</dt>
        <dd>{next === undefined ? '–' : seatName(names, next)}</dd>
      </div>
    </dl>
  )
}
