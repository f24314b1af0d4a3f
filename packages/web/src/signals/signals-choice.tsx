import { KeyButton } from '../controls/key-button.tsx'
import { useMessages } from '../messages/messages.ts'
import { canNotify, canShake, mayNotify } from './call.ts'
import { useWish, type Wish, wishFor } from './wishes.ts'

/** Sound on and off, with one key. */
export function SoundButton() {
  const { signals } = useMessages()
  const on = useWish('sound')
  return (
    <KeyButton look="quiet" shortcut="v" press={() => wishFor('sound', !on)}>
      {on ? signals.soundIsOn : signals.soundIsOff}
    </KeyButton>
  )
}

/** How one is called when it is one's turn; only what this device can do. */
export function CallsChoice() {
  const { signals } = useMessages()
  return (
    <>
      {canShake() ? <Choice wish="vibration" words={signals.vibrate} /> : null}
      {canNotify() ? <Choice wish="notices" words={signals.notify} may={mayNotify} /> : null}
    </>
  )
}

interface Props {
  readonly wish: Wish
  readonly words: string
  /** What must be allowed first. */
  readonly may?: () => Promise<boolean>
}

function Choice({ wish, words, may }: Props) {
  const on = useWish(wish)
  const choose = async (wanted: boolean) => wishFor(wish, wanted && (may === undefined || (await may())))
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={event => choose(event.target.checked)} />
      <span>{words}</span>
    </label>
  )
}
