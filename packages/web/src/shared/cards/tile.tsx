/** The pips of one end of a domino, in a box of 32 by 32. */
const ENDS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[16, 16]],
  2: [
    [16, 7],
    [16, 25],
  ],
  3: [
    [7, 6],
    [16, 16],
    [25, 26],
  ],
  4: [
    [8, 8],
    [24, 8],
    [8, 24],
    [24, 24],
  ],
  5: [
    [7, 7],
    [25, 7],
    [16, 16],
    [7, 25],
    [25, 25],
  ],
  6: [
    [8, 6],
    [24, 6],
    [8, 16],
    [24, 16],
    [8, 26],
    [24, 26],
  ],
}

/** Ones and fours are red; of the double six, one half of each end. */
const isRedPip = (end: number, at: number, double: boolean): boolean =>
  end === 1 || end === 4 || (end === 6 && double && at % 2 === 1)

/** A Chinese domino, its larger end on top. */
export function Tile({ tile }: { tile: string }) {
  const [high, low] = tile.split('-').map(Number) as [number, number]
  const end = (pips: number, y: number) => (
    <g transform={`translate(5 ${y})`}>
      {ENDS[pips]!.map(([x, py], at) => (
        <circle
          key={`${x}:${py}`}
          className={isRedPip(pips, at, high === low) ? 'pip red' : 'pip'}
          cx={x}
          cy={py}
          r={pips === 1 ? 6 : 4.2}
        />
      ))}
    </g>
  )
  return (
    <svg className="card tile" viewBox="0 0 42 84" aria-hidden="true">
      <rect className="tile-body" x="0.500" y="0.500" width="41" height="83" rx="6" />
      {end(high, 6)}
      {end(low, 46)}
    </svg>
  )
}

/** A domino face down: plain but for its rim. */
export const TileBack = () => (
  <svg className="card tile back" viewBox="0 0 42 84" aria-hidden="true">
    <rect className="tile-body" x="0.500" y="0.500" width="41" height="83" rx="6" />
    <rect className="tile-rim" x="5" y="5" width="32" height="74" rx="4" />
    <path className="tile-mark" d="M21 30 31 42 21 54 11 42z" />
  </svg>
)
