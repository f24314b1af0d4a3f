import type { Cents } from '@cardroom/engine'
import { ChipFace } from '../pads/wager-pad.tsx'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useKey } from '../shared/controls/use-keys.ts'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly chips: readonly Cents[]
  readonly lay: (cents: Cents) => void
  readonly undo: (() => void) | undefined
}

/** The house's tray: each tap adds a chip. */
export function Tray({ chips, lay, undo }: Props) {
  const m = useMessages()
  return (
    <div className="school-tray">
      {chips.length === 0 ? null : (
        <fieldset className="chip-row">
          <legend className="unseen">{m.table.wager.chips}</legend>
          {chips.toReversed().map((cents, at) => (
            <TrayChip key={cents} cents={cents} shortcut={String((at + 1) % 10)} lay={lay} />
          ))}
        </fieldset>
      )}
      <KeyButton look="quiet" shortcut="z" press={() => undo?.()} disabled={!undo}>
        {m.dealing.undo}
      </KeyButton>
    </div>
  )
}

interface ChipProps {
  readonly cents: Cents
  readonly shortcut: string
  readonly lay: (cents: Cents) => void
}

function TrayChip({ cents, shortcut, lay }: ChipProps) {
  const m = useMessages()
  useKey(shortcut, () => lay(cents))
  return (
    <button
      type="button"
      className="chip-button"
      data-chip={cents}
      aria-keyshortcuts={shortcut}
      onClick={() => lay(cents)}
    >
      <span className="unseen">{m.schoolPage.layChip({ money: m.money(cents) })}</span>
      <ChipFace cents={cents} />
      <kbd>{shortcut}</kbd>
    </button>
  )
}
