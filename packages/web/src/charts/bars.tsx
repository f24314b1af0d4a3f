import { useMessages } from '../messages/messages.ts'
import type { BarChart } from './chart.ts'
import { scaleOf } from './scale.ts'

const ROW = 42
/** Half of a figure stands left of where it points to. */
const LEFT = 30
const RIGHT = 64
const AXIS = 26

interface Props {
  readonly chart: BarChart
  readonly width: number
}

/** Where a bar lies below its name; lines are drawn beside bars and not through names. */
const BAR = { from: 19, to: 35 }

/** Bars one below the other, each under its name: names may be long, and there may be many. */
export function Bars({ chart: { bars, write, title, up }, width }: Props) {
  const m = useMessages()
  const height = bars.length * ROW + AXIS
  const { place, ticks } = scaleOf(
    bars.map(({ value }) => value),
    [LEFT, width - RIGHT],
    { most: Math.max(2, Math.floor(width / 110)) },
  )
  const zero = place(0)
  const across = (value: number, look: string) =>
    bars.map(({ name }, at) => (
      <line
        key={name}
        className={look}
        x1={place(value)}
        x2={place(value)}
        y1={at * ROW + BAR.from - 2}
        y2={at * ROW + BAR.to + 2}
      />
    ))
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={m.joined.sentences([title, up])}
      className="chart-svg"
    >
      {ticks.map(tick => (
        <g key={tick}>
          {across(tick, 'grid')}
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
              y={y + BAR.from}
              width={Math.max(1, Math.abs(end - zero))}
              height={BAR.to - BAR.from}
            />
            <text className="value" x={Math.max(zero, end) + 5} y={y + 32}>
              {write(value)}
            </text>
          </g>
        )
      })}
      {across(0, 'axis')}
    </svg>
  )
}
