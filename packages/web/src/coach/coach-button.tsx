import { KeyButton } from '../shared/controls/key-button.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { useStoredChoice } from '../shared/preferences/stored-choice.ts'
import { coachSwitch } from './use-coach.ts'

/** Switches the coach on and off, with one key. */
export function CoachButton() {
  const { coach } = useMessages()
  const isOn = useStoredChoice(coachSwitch) === 'on'
  return (
    <KeyButton look="quiet" shortcut="q" press={() => coachSwitch.choose(isOn ? 'off' : 'on')}>
      {isOn ? coach.isOn : coach.isOff}
    </KeyButton>
  )
}
