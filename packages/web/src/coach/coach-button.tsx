import { KeyButton } from '../shared/controls/key-button.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { useCoachWanted, wantCoach } from './coach-choice.ts'

/** Switches the coach on and off, with one key. */
export function CoachButton() {
  const { coach } = useMessages()
  const on = useCoachWanted()
  return (
    <KeyButton look="quiet" shortcut="q" press={() => wantCoach(!on)}>
      {on ? coach.isOn : coach.isOff}
    </KeyButton>
  )
}
