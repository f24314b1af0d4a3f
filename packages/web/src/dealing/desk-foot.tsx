import type { ReactNode } from 'react'
import { KeyButton } from '../controls/key-button.tsx'
import { useMessages } from '../messages/messages.ts'

/** Below the work: the last entry is taken back, or the next thing is done. */
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
