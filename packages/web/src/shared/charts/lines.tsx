import { useMessages } from '../messages/messages.ts'
import type { LineChart } from './chart.ts'
import { scaleOf } from './scale.ts'

const HEIGHT = 320
const AREA = { left: 72, top: 14, bottom: 270 }

/** Lines, and bands around them. */
export function LinesPicture({ chart, width }: { chart: LineChart; width: number }) {
  const m = useMessages()
  const right = width - 18
  const { lines, bands, write, writeAcross, title, across, up } = chart
  const x = scaleOf(
    [...lines, ...bands].flatMap(({ points }) => points.map(point => point.x)),
    [AREA.left, right],
    { most: Math.max(3, Math.floor(width / 80)), zero: false },
  )
  const y = scaleOf(
    [
      ...lines.flatMap(({ points }) => points.map(point => point.y)),
      ...bands.flatMap(({ points }) => points.flatMap(({ from, to }) => [from, to])),
    ],
    [AREA.bottom, AREA.top],
  )
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`).join('')
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={m.joined.sentences({ pieces: [title, up] })}
      className="chart-svg"
    >
      {y.ticks.map(tick => (
        <g key={tick}>
          <line className="grid" x1={AREA.left} x2={right} y1={y.place(tick)} y2={y.place(tick)} />
          <text className="tick" x={AREA.left - 7} y={y.place(tick) + 4} textAnchor="end">
            {write(tick)}
          </text>
        </g>
      ))}
      {x.ticks.map(tick => (
        <text className="tick" key={tick} x={x.place(tick)} y={AREA.bottom + 20} textAnchor="middle">
          {writeAcross(tick)}
        </text>
      ))}
      {bands.map(({ name, points }, at) => (
        <path
          key={name}
          className={`band band-${at}`}
          d={`${path([
            ...points.map(point => [x.place(point.x), y.place(point.to)] as const),
            ...points.toReversed().map(point => [x.place(point.x), y.place(point.from)] as const),
          ])}Z`}
        />
      ))}
      {lines.map(({ name, points }, at) => (
        <g key={name} className={`series series-${at % SERIES_COLOURS}`}>
          <path
            className="line"
            d={path(points.map(point => [x.place(point.x), y.place(point.y)] as const))}
          />
          {points.length <= MAX_DOTTED_POINTS
            ? points.map(point => (
                <circle key={point.x} cx={x.place(point.x)} cy={y.place(point.y)} r={3.2} />
              ))
            : null}
        </g>
      ))}
      <line className="axis" x1={AREA.left} x2={right} y1={y.place(0)} y2={y.place(0)} />
      <text className="tick" x={(AREA.left + right) / 2} y={HEIGHT - 8} textAnchor="middle">
        {across}
      </text>
    </svg>
  )
}

const SERIES_COLOURS = 6
const MAX_DOTTED_POINTS = 16
