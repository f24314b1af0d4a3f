import { useRef } from 'react'
import { scaleOf } from '../../shared/charts/scale.ts'
import { useWidth } from '../../shared/charts/use-width.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import type { Cost } from './account.ts'

/** A decision in the graph: at the step where it was to be made. */
interface DecisionDot {
  readonly step: number
  readonly said: string
  readonly cost: Cost
  /** In cents: the best choice's value, and the chosen one's. */
  readonly before: number
  readonly after: number
}

interface Props {
  readonly dots: readonly DecisionDot[]
  readonly last: number
  /** The net of the round. */
  readonly net: number
  readonly at: number
  readonly go: (step: number) => void
}

const HEIGHT = 210
const AREA = { left: 64, top: 12, bottom: 172 }
const RADIUS = 6.5

/** A player's value from the start to the result; each decision is a button. */
export function ValueGraph({ dots, last, net, at, go }: Props) {
  const m = useMessages()
  const words = m.review
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const right = width - 16
  const x = scaleOf([0, last], [AREA.left, right], { most: Math.max(3, Math.floor(width / 90)) })
  const points = [
    { step: 0, cents: 0 },
    ...dots.flatMap(({ step, before, after }) => [
      { step, cents: before },
      { step, cents: after },
    ]),
    { step: last, cents: net },
  ]
  const y = scaleOf(
    points.map(({ cents }) => cents / 100),
    [AREA.bottom, AREA.top],
    { most: 5 },
  )
  const place = ({ step, cents }: { step: number; cents: number }) =>
    `${x.place(step).toFixed(1)} ${y.place(cents / 100).toFixed(1)}`
  return (
    <div className="value-graph" ref={box}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its heading stands above it */}
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} className="chart-svg">
        {y.ticks.map(tick => (
          <g key={tick}>
            <line className="grid" x1={AREA.left} x2={right} y1={y.place(tick)} y2={y.place(tick)} />
            <text className="tick" x={AREA.left - 7} y={y.place(tick) + 4} textAnchor="end">
              {m.change(Math.round(tick * 100))}
            </text>
          </g>
        ))}
        {x.ticks
          .filter(tick => tick <= last && Number.isInteger(tick))
          .map(tick => (
            <text className="tick" key={tick} x={x.place(tick)} y={AREA.bottom + 18} textAnchor="middle">
              {m.number(tick)}
            </text>
          ))}
        <text className="tick" x={(AREA.left + right) / 2} y={HEIGHT - 4} textAnchor="middle">
          {words.afterStep}
        </text>
        <line className="axis" x1={AREA.left} x2={right} y1={y.place(0)} y2={y.place(0)} />
        <line className="graph-here" x1={x.place(at)} x2={x.place(at)} y1={AREA.top} y2={AREA.bottom} />
        <path className="graph-line" d={`M${points.map(place).join('L')}`} />
        {dots.map(dot => (
          <line
            key={`fall ${dot.said}`}
            className={`graph-fall cost-${dot.cost}`}
            x1={x.place(dot.step)}
            x2={x.place(dot.step)}
            y1={y.place(dot.before / 100)}
            y2={y.place(dot.after / 100)}
          />
        ))}
        {dots.map(dot => (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons within a picture
          <circle
            key={dot.said}
            className={`graph-dot cost-${dot.cost}`}
            cx={x.place(dot.step)}
            cy={y.place(dot.after / 100)}
            r={RADIUS}
            role="button"
            tabIndex={0}
            aria-label={dot.said}
            onClick={() => go(dot.step)}
            onKeyDown={event => {
              if (event.key === 'Enter' || event.key === ' ') go(dot.step)
            }}
          >
            <title>{dot.said}</title>
          </circle>
        ))}
        <circle className="graph-end" cx={x.place(last)} cy={y.place(net / 100)} r={4} />
      </svg>
    </div>
  )
}
