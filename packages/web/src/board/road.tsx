import { ROAD_ROWS, type Square } from '@cardroom/engine/roads'
import { type ReactNode, useRef } from 'react'
import { useSize } from '../felt/use-size.ts'

interface Props<C extends Square> {
  readonly road: string
  readonly cells: readonly C[]
  /** Draws a cell in a square of ten by ten. */
  readonly draw: (cell: C) => ReactNode
  /** The accessible name of a cell; tests read it too. */
  readonly say: (cell: C) => string
  /** The least number of columns, even if the squares get smaller. */
  readonly least?: number
}

/** A road in squares: as many columns as fit, the latest ones of a longer road. */
export function Road<C extends Square>({ road, cells, draw, say, least = 1 }: Props<C>) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(box)
  const columns = Math.max(least, Math.floor((width / Math.max(1, height)) * ROAD_ROWS))
  const used = Math.max(0, ...cells.map(({ column }) => column + 1))
  // One column stays free for the next hand.
  const from = Math.max(0, used + 1 - columns)
  return (
    <div className={`tv-road ${road}`} ref={box} data-road={road} data-from={from}>
      <svg
        viewBox={`0 0 ${columns * 10} ${ROAD_ROWS * 10}`}
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
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${at * 10} 0v${ROAD_ROWS * 10}`)
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, at) => `M0 ${at * 10}h${columns * 10}`)
  return [...down, ...across].join('')
}
