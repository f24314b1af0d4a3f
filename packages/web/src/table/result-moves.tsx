import type { TableView } from '@cardroom/protocol'
import { KeyButton } from '../controls/key-button.tsx'
import { useMessages } from '../messages/messages.ts'
import type { Request } from '../net/line.ts'
import { may } from './model.ts'
import type { Hold } from './use-shown.ts'

interface Props {
  readonly table: TableView
  readonly behind: boolean
  readonly hold: Hold
  readonly ask: (request: Request) => void
}

/** How one goes on from what is shown: to the end of the round, to the next, or not yet. */
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
