import { type Names, seatName } from '@cardroom/words'
import { useMessages } from '../shared/messages/messages.ts'
import type { DiceThrow } from './picture.ts'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [6, 6],
    [18, 18],
  ],
  3: [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  4: [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  5: [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  6: [
    [6, 6],
    [18, 6],
    [6, 12],
    [18, 12],
    [6, 18],
    [18, 18],
  ],
}

/** The throw of dice with its total, and an arrow to the place that it names. */
export function Dice({ thrown: { dice, names: place }, names, turn }: Props) {
  const { m } = names
  const total = dice.reduce((sum, die) => sum + die, 0)
  return (
    <div className="thrown">
      <svg className="dice-cup" viewBox="0 0 40 44" aria-hidden="true">
        <path d="M6 4h28l4 34q-18 8-36 0z" />
        <ellipse cx="20" cy="5" rx="14" ry="3.500" />
      </svg>
      <DiceFaces dice={dice} />
      <p className="dice-words">
        {m.table.diceName({ sum: total, who: seatName(names, place) })}
        {turn === undefined ? null : (
          <svg className="dice-arrow" viewBox="0 0 24 24" style={{ rotate: `${turn}rad` }} aria-hidden="true">
            <path d="M3 12h16M13 6l6 6-6 6" />
          </svg>
        )}
      </p>
    </div>
  )
}
/** How the dice lie. */
export function DiceFaces({ dice }: Pick<DiceThrow, 'dice'>) {
  const m = useMessages()
  return (
    <div className="dice" role="img" aria-label={m.table.dice({ dice })}>
      {dice.map((die, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die has no name but its place in the throw
        <svg key={at} viewBox="0 0 24 24" aria-hidden="true">
          <rect x="1" y="1" width="22" height="22" rx="4" />
          {PIPS[die]?.map(([x, y]) => (
            <circle key={`${x}:${y}`} cx={x} cy={y} r="2.200" />
          ))}
        </svg>
      ))}
    </div>
  )
}

interface Props {
  readonly thrown: DiceThrow
  readonly names: Names
  /** The direction of the place, clockwise from the right. */
  readonly turn: number | undefined
}
