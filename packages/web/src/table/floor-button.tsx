import type { TableView } from '@cardroom/protocol'
import { useRoomConnection } from '../connection/use-room-state.ts'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { may } from './model.ts'

/** The floor button: staff rule, players call the floor. */
export function FloorButton({ table, open }: { table: TableView; open: () => void }) {
  const m = useMessages()
  const connection = useRoomConnection()
  if (may(table, 'floor')) {
    return (
      <KeyButton look="quiet" press={open} shortcut="o">
        {m.floor.button}
      </KeyButton>
    )
  }
  if (!may(table, 'call')) return null
  return (
    <KeyButton
      look="quiet"
      press={() => void connection.ask({ type: 'call', table: table.id })}
      shortcut="o"
      label={m.floor.call}
    >
      {m.floor.button}
    </KeyButton>
  )
}
