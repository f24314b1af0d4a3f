import { useMessages } from '../messages/messages.ts'

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

/** What was shaken out of the dice cup. */
export function Dice({ dice }: { dice: readonly number[] }) {
  const m = useMessages()
  return (
    <div className="dice" role="img" aria-label={m.table.dice(dice)}>
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
