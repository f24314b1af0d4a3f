import type { ReactNode } from 'react'
import { KeyButton } from '../../shared/controls/key-button.tsx'
import { useMessages } from '../../shared/messages/messages.ts'

/** The foot of the entry panel: undo, and the next action. */
export function DeskFoot({ undo, children }: { undo: (() => void) | undefined; children?: ReactNode }) {
  const m = useMessages()
  return (
    <div className="desk-foot moves">
      <KeyButton look="quiet" shortcut="z" press={() => undo?.()} disabled={!undo}>
        {m.dealing.undo}
      </KeyButton>
      {children}
    </div>
  )
}
