import { KeyButton } from '../../shared/controls/key-button.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { canNotify, canShake, mayNotify } from './call.ts'
import { chooseSignal, type SignalChoice, useSignalChoice } from './signal-choice.ts'

/** Sound on and off, with one key. */
export function SoundButton() {
  const { signals } = useMessages()
  const on = useSignalChoice('sound')
  return (
    <KeyButton look="quiet" shortcut="v" press={() => chooseSignal('sound', !on)}>
      {on ? signals.soundIsOn : signals.soundIsOff}
    </KeyButton>
  )
}

/** The choice of calls for the player's turn; only what this device can do. */
export function CallsChoice() {
  const { signals } = useMessages()
  return (
    <>
      {canShake() ? <Choice signal="vibration" words={signals.vibrate} /> : null}
      {canNotify() ? <Choice signal="notices" words={signals.notify} may={mayNotify} /> : null}
    </>
  )
}

interface Props {
  readonly signal: SignalChoice
  readonly words: string
  /** Asks for the permission that it needs. */
  readonly may?: () => Promise<boolean>
}

function Choice({ signal, words, may }: Props) {
  const on = useSignalChoice(signal)
  const choose = async (wanted: boolean) =>
    chooseSignal(signal, wanted && (may === undefined || (await may())))
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={event => choose(event.target.checked)} />
      <span>{words}</span>
    </label>
  )
}
