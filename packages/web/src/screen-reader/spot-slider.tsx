import type { Spot } from '@cardroom/protocol'
import type { Names } from '@cardroom/words'
import { wagerLabel } from '@cardroom/words'
import type { WagerEditor } from '../felt/wagers/wager-editor.ts'
import { useKey } from '../shared/controls/use-keys.ts'
import { boundsWords } from './spoken-answers.ts'

interface Props {
  readonly spot: Spot
  readonly names: Names
  readonly betting: WagerEditor
  /** The odds printed on the cloth. */
  readonly pays: string | undefined
}

/** A betting spot as a slider: arrows add or take a chip, its letter adds one, Delete takes all off. */
export function SpotSlider({ spot, names, betting, pays }: Props) {
  const { m } = names
  const { on } = spot
  const key = betting.keys.get(on)
  useKey(key, () => betting.put(on))
  const amount = betting.draft.find(chips => chips.on === on)?.amount ?? 0
  const lies = amount > 0 ? m.table.cloth.lies({ money: m.money(amount) }) : m.table.cloth.nothing
  return (
    <li>
      <label>
        <span>
          {m.speech.spot({ name: wagerLabel(names, on), pays, bounds: boundsWords(spot, names) })}{' '}
          {key === undefined ? null : <kbd>{key.toUpperCase()}</kbd>}
        </span>
        <input
          type="range"
          min={0}
          // The amount and one chip more; the draft itself stops at the stack.
          max={Math.min(spot.max, Math.max(spot.min, amount) + betting.chip)}
          step={spot.step}
          value={amount}
          aria-valuetext={lies}
          aria-keyshortcuts={key}
          onChange={event => betting.set(on, Number(event.target.value))}
          onKeyDown={event => {
            const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key]
            if (by === undefined && event.key !== 'Delete' && event.key !== 'Backspace') return
            event.preventDefault()
            if (by === undefined) betting.takeOff(on)
            else betting.set(on, amount + by * betting.chip)
          }}
        />
      </label>
      <span aria-hidden="true">{amount > 0 ? m.money(amount) : ''}</span>
    </li>
  )
}
