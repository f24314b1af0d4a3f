import type { TableView } from '@cardroom/protocol'
import { KeyButton } from '../controls/key-button.tsx'
import { useMessages } from '../messages/messages.ts'
import { useLine } from '../net/use-line.ts'
import { may } from './model.ts'

/** Whoever runs the table rules; everybody else calls whoever does. */
export function FloorButton({ table, open }: { table: TableView; open: () => void }) {
  const m = useMessages()
  const line = useLine()
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
      press={() => void line.ask({ type: 'call', table: table.id })}
      shortcut="o"
      label={m.floor.call}
    >
      {m.floor.button}
    </KeyButton>
  )
}
