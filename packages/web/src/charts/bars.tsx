import { useMessages } from '../messages/messages.ts'
import type { BarChart } from './chart.ts'
import { scaleOf } from './scale.ts'

const ROW = 42
const RIGHT = 64
const AXIS = 26

interface Props {
  readonly chart: BarChart
  readonly width: number
}

/** Bars one below the other, each under its name: names may be long, and there may be many. */
export function Bars({ chart: { bars, write, title, up }, width }: Props) {
  const m = useMessages()
  const height = bars.length * ROW + AXIS
  const { place, ticks } = scaleOf(
    bars.map(({ value }) => value),
    [24, width - RIGHT],
    { most: Math.max(2, Math.floor(width / 110)) },
  )
  const zero = place(0)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={m.joined.sentences([title, up])}
      className="chart-svg"
    >
      {ticks.map(tick => (
        <g key={tick}>
          <line className="grid" x1={place(tick)} x2={place(tick)} y1={2} y2={height - AXIS} />
          <text className="tick" x={place(tick)} y={height - 8} textAnchor="middle">
            {write(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ name, value }, at) => {
        const y = at * ROW
        const end = place(value)
        return (
          <g key={name}>
            <text className="name" x={2} y={y + 14}>
              {name}
            </text>
            <rect
              className={value < 0 ? 'less' : 'more'}
              x={Math.min(zero, end)}
              y={y + 19}
              width={Math.max(1, Math.abs(end - zero))}
              height={16}
            />
            <text className="value" x={Math.max(zero, end) + 5} y={y + 32}>
              {write(value)}
            </text>
          </g>
        )
      })}
      <line className="axis" x1={zero} x2={zero} y1={2} y2={height - AXIS} />
    </svg>
  )
}
