import { pointsAround, type SeatRing } from './ring.ts'

const SMALL_RING: SeatRing = {
  width: 120,
  height: 72,
  reach: { x: 52, y: 28 },
  squareness: 2.6,
}

/** A small table that shows which places are taken, and by whom. */
export function SmallTable({ places, people, bots, room }: SmallProps) {
  const points = pointsAround(places, SMALL_RING).slice(1)
  return (
    <svg className="small-table" viewBox="0 0 120 72" data-room={room} aria-hidden="true">
      <rect className="small-rail" x="12" y="9" width="96" height="54" rx="27" />
      <rect className="small-felt" x="17" y="14" width="86" height="44" rx="22" />
      {points.map(({ x, y }, at) => (
        <circle
          key={`${x}:${y}`}
          className={at < people ? 'person' : at < people + bots ? 'bot' : 'free'}
          cx={(x / 100) * 120}
          cy={(y / 100) * 72}
          r="4.500"
        />
      ))}
    </svg>
  )
}
interface SmallProps {
  readonly places: number
  readonly people: number
  readonly bots: number
  readonly room: string
}
