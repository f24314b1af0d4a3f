import { useMessages } from '../messages/messages.ts'
import type { BarChart } from './chart.ts'
import { scaleOf } from './scale.ts'

const ROW_HEIGHT = 42
/** Space for half a figure left of the axis. */
const LEFT = 30
const RIGHT = 64
const AXIS_HEIGHT = 26

interface Props {
  readonly chart: BarChart
  readonly width: number
}

/** The vertical extent of a bar below its name; grid lines span only that. */
const BAR = { from: 19, to: 35 }

/** Horizontal bars, each under its name, for many or long names. */
export function BarsPicture({ chart: { bars, write, title, up }, width }: Props) {
  const m = useMessages()
  const height = bars.length * ROW_HEIGHT + AXIS_HEIGHT
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
        y1={at * ROW_HEIGHT + BAR.from - 2}
        y2={at * ROW_HEIGHT + BAR.to + 2}
      />
    ))
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={m.joined.sentences({ pieces: [title, up] })}
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
        const y = at * ROW_HEIGHT
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
