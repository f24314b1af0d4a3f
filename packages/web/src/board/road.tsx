import { ROWS, type Square } from '@cardroom/engine/roads'
import { type ReactNode, useRef } from 'react'
import { useSize } from '../felt/use-size.ts'

interface Props<C extends Square> {
  readonly road: string
  readonly cells: readonly C[]
  /** What stands in a square of ten by ten. */
  readonly draw: (cell: C) => ReactNode
  /** What is said of a cell: by this a test knows what was drawn. */
  readonly say: (cell: C) => string
  /** So many columns at least, though the squares are smaller then. */
  readonly least?: number
}

/** A road on its squares: as many columns as there is room for, and of a longer one the end. */
export function Road<C extends Square>({ road, cells, draw, say, least = 1 }: Props<C>) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(box)
  const columns = Math.max(least, Math.floor((width / Math.max(1, height)) * ROWS))
  const used = Math.max(0, ...cells.map(({ column }) => column + 1))
  // One column stays free for what comes next.
  const from = Math.max(0, used + 1 - columns)
  return (
    <div className={`tv-road ${road}`} ref={box} data-road={road} data-from={from}>
      <svg
        viewBox={`0 0 ${columns * 10} ${ROWS * 10}`}
        preserveAspectRatio="xMinYMin meet"
        aria-hidden="true"
      >
        <path className="grid" d={gridOf(columns)} />
        {cells
          .filter(({ column }) => column >= from)
          .map(cell => (
            <g
              key={`${cell.column} ${cell.row}`}
              transform={`translate(${(cell.column - from) * 10} ${cell.row * 10})`}
              data-cell={`${cell.column} ${cell.row} ${say(cell)}`}
            >
              {draw(cell)}
            </g>
          ))}
      </svg>
    </div>
  )
}

function gridOf(columns: number): string {
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${at * 10} 0v${ROWS * 10}`)
  const across = Array.from({ length: ROWS + 1 }, (_, at) => `M0 ${at * 10}h${columns * 10}`)
  return [...down, ...across].join('')
}
