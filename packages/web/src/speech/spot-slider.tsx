import type { Spot } from '@cardroom/protocol'
import type { Names } from '@cardroom/words'
import { wagerName } from '@cardroom/words'
import type { Betting } from '../controls/betting.ts'
import { useKey } from '../controls/use-keys.ts'
import { boundsSaid } from './answers.ts'

interface Props {
  readonly spot: Spot
  readonly names: Names
  readonly betting: Betting
  /** What is printed on the cloth. */
  readonly pays: string | undefined
}

/** A betting spot as an amount: arrows lay a chip more or less, its letter one more, Delete takes all of it back. */
export function SpotSlider({ spot, names, betting, pays }: Props) {
  const { m } = names
  const { on } = spot
  const key = betting.keys.get(on)
  useKey(key, () => betting.put(on))
  const amount = betting.draft.find(chips => chips.on === on)?.amount ?? 0
  const lies = amount > 0 ? m.table.cloth.lies(m.money(amount)) : m.table.cloth.nothing
  return (
    <li>
      <label>
        <span>
          {m.speech.spot(wagerName(names, on), pays, boundsSaid(spot, names))}{' '}
          {key === undefined ? null : <kbd>{key.toUpperCase()}</kbd>}
        </span>
        <input
          type="range"
          min={0}
          // What lies there and one chip more: beyond one's chips nothing is laid.
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
