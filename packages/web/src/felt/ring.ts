/** A point on the table, in percent of its width and height. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The ring that places stand on: how large the picture is, how far they stand from its middle, how square it is. */
export interface SeatRing {
  readonly width: number
  readonly height: number
  readonly reach: { readonly x: number; readonly y: number }
  /** 2 is an ellipse; the higher, the squarer. */
  readonly squareness: number
}

const CURVE_POINTS = 360

/** The points of the house dealer (first, at the top) and of the places clockwise, at equal distances. */
export function pointsAround(places: number, { width, height, reach, squareness }: SeatRing): Point[] {
  const power = 2 / squareness
  const curve = Array.from({ length: CURVE_POINTS + 1 }, (_, i) => {
    const angle = -Math.PI / 2 + (i / CURVE_POINTS) * 2 * Math.PI
    return {
      x: signedPower(Math.cos(angle), power) * reach.x,
      y: signedPower(Math.sin(angle), power) * reach.y,
    }
  })
  const lengths = [0]
  for (const [i, point] of curve.entries()) {
    if (i === 0) continue
    const before = curve[i - 1]!
    lengths.push(lengths[i - 1]! + Math.hypot(point.x - before.x, point.y - before.y))
  }
  const round = lengths.at(-1)!
  return Array.from({ length: places + 1 }, (_, slot) => {
    const at = lengths.findIndex(length => length >= (slot / (places + 1)) * round)
    const { x, y } = curve[at]!
    return { x: 50 + (x / width) * 100, y: 50 + (y / height) * 100 }
  })
}

const signedPower = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power
