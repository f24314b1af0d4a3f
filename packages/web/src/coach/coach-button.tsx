import { KeyButton } from '../controls/key-button.tsx'
import { useMessages } from '../messages/messages.ts'
import { useCoachWanted, wantCoach } from './coach-wish.ts'

/** The coach on and off, with one key. */
export function CoachButton() {
  const { coach } = useMessages()
  const on = useCoachWanted()
  return (
    <KeyButton look="quiet" shortcut="q" press={() => wantCoach(!on)}>
      {on ? coach.isOn : coach.isOff}
    </KeyButton>
  )
}
