import type { TableView } from '@cardroom/protocol'
import type { RoomRequest } from '../connection/room-connection.ts'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { may } from './model.ts'
import type { Hold } from './use-shown.ts'

interface Props {
  readonly table: TableView
  readonly behind: boolean
  readonly hold: Hold
  readonly ask: (request: RoomRequest) => void
}

/** The buttons after a result: skip to the end, go on, or hold it. */
export function ResultMoves({ table, behind, hold, ask }: Props) {
  const m = useMessages()
  const words = m.table.hold
  if (hold.isHeld) {
    return (
      <>
        <p className="quiet-words" role="status">
          {behind ? words.held : words.hint}
        </p>
        <div className="moves hold">
          <KeyButton look="main" press={hold.end} shortcut="Enter">
            {words.goOn}
          </KeyButton>
        </div>
      </>
    )
  }
  if (behind) {
    return (
      <div className="moves hold">
        <KeyButton look="quiet" press={hold.end} shortcut="Enter">
          {words.skip}
        </KeyButton>
      </div>
    )
  }
  const deal = (table.phase === 'pause' || table.phase === 'round') && may(table, 'deal')
  if (deal) {
    return (
      <div className="moves">
        <KeyButton look="main" press={() => ask({ type: 'deal', table: table.id })} shortcut="Enter">
          {table.phase === 'round' ? m.floor.settleNow : m.table.nextRound}
        </KeyButton>
      </div>
    )
  }
  if (table.phase !== 'pause' || !table.last?.view) return null
  return (
    <div className="moves hold">
      <KeyButton look="quiet" press={hold.start} shortcut="p">
        {words.now}
      </KeyButton>
    </div>
  )
}
