import { useState } from 'react'
import { commandsAt } from '../screen-reader/commands.ts'
import { keysAreOn, switchKeys } from '../shared/controls/use-keys.ts'
import { Dialog } from '../shared/frame/dialog.tsx'
import { useMessages } from '../shared/messages/messages.ts'

/** The keys of the table, and the switch that turns single letters off. */
export function KeysDialog({ coach, close }: { coach: boolean; close: () => void }) {
  const m = useMessages()
  const [on, setOn] = useState(keysAreOn)
  const words = m.table.shortcutKeys
  const keys: [string, string][] = [
    ['A–Z', words.move],
    ['1–9', words.chip],
    ['Z', words.undo],
    ['X', words.clear],
    ['Y', words.repeat],
    ['⏎', words.confirm],
    ['Esc', words.cancel],
    ['G', words.rules],
    ['M', words.sign],
    ['O', words.floor],
    ['V', m.signals.key],
    ...(coach ? [['Q', m.coach.key] satisfies [string, string]] : []),
    ...commandsAt(coach).map(([command, key]): [string, string] => [
      m.speech.shift({ key }),
      m.speech.ask[command],
    ]),
  ]
  return (
    <Dialog title={m.table.shortcutsTitle} close={close}>
      <p>{m.table.shortcutsLead}</p>
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="switch">
        <input
          type="checkbox"
          checked={on}
          onChange={event => {
            switchKeys(event.target.checked)
            setOn(event.target.checked)
          }}
        />
        <span>{m.table.shortcutsOn}</span>
      </label>
    </Dialog>
  )
}
