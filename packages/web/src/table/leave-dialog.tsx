import type { TableView } from '@cardroom/protocol'
import { createPortal } from 'react-dom'
import { Dialog } from '../shared/frame/dialog.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { may } from './model.ts'

interface Props {
  readonly table: TableView
  readonly leave: () => void
  readonly close: () => void
}

/** Says what becomes of the hand, wagers and chips before the player leaves. */
export function LeaveDialog({ table, leave, close }: Props) {
  const m = useMessages()
  const words = m.seating.leaving
  const { seat, bought } = table.you
  const own = table.seats.find(one => one.seat === seat)
  const isIn = table.round?.view.seats.some(one => one.seat === seat && one.by === undefined) ?? false
  const lies = table.wagers.some(wager => (wager.player ?? wager.seat) === seat)
  const stack = own?.stack ?? 0
  const what = isIn
    ? may(table, 'move')
      ? words.onTurn
      : words.inRound
    : lies
      ? words.withWagers
      : words.between
  // The menu that it was opened from closes behind it.
  return createPortal(
    <Dialog title={m.table.leave} close={close} className="leave">
      <p>{what}</p>
      <dl className="facts">
        {bought === undefined ? null : (
          <div>
            <dt>{words.bought}</dt>
            <dd>{m.money(bought)}</dd>
          </div>
        )}
        <div>
          <dt>{words.stack}</dt>
          <dd>{m.money(stack)}</dd>
        </div>
        {bought === undefined ? null : (
          <div>
            <dt>{isIn || lies ? words.soFar : words.result}</dt>
            <dd>{m.change(stack - bought)}</dd>
          </div>
        )}
      </dl>
      <div className="moves">
        <button type="button" className="btn main" onClick={close}>
          {words.stay}
        </button>
        <button type="button" className="btn" onClick={leave}>
          {m.table.leave}
        </button>
      </div>
    </Dialog>,
    document.body,
  )
}
