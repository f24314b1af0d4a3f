import { KeyButton } from '../../shared/controls/key-button.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { type OnOff, type StoredChoice, useStoredChoice } from '../../shared/preferences/stored-choice.ts'
import { canNotify, canShake, mayNotify } from './call.ts'
import { SIGNAL_SWITCHES } from './signal-switches.ts'

/** Sound on and off, with one key. */
export function SoundButton() {
  const { signals } = useMessages()
  const { sound } = SIGNAL_SWITCHES
  const isOn = useStoredChoice(sound) === 'on'
  return (
    <KeyButton look="quiet" shortcut="v" press={() => sound.choose(isOn ? 'off' : 'on')}>
      {isOn ? signals.soundIsOn : signals.soundIsOff}
    </KeyButton>
  )
}

/** The choice of calls for the player's turn; only what this device can do. */
export function CallsChoice() {
  const { signals } = useMessages()
  return (
    <>
      {canShake() ? <Choice signal={SIGNAL_SWITCHES.vibration} words={signals.vibrate} /> : null}
      {canNotify() ? (
        <Choice signal={SIGNAL_SWITCHES.notices} words={signals.notify} may={mayNotify} />
      ) : null}
    </>
  )
}

interface Props {
  readonly signal: StoredChoice<OnOff>
  readonly words: string
  /** Asks for the permission that it needs. */
  readonly may?: () => Promise<boolean>
}

function Choice({ signal, words, may }: Props) {
  const isOn = useStoredChoice(signal) === 'on'
  const choose = async (wanted: boolean) =>
    signal.choose(wanted && (may === undefined || (await may())) ? 'on' : 'off')
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={event => choose(event.target.checked)} />
      <span>{words}</span>
    </label>
  )
}
