/** A point on the table, in hundredths of its width and height. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The table's form: how wide and high it is, and how far the places stand from its middle. */
export interface Form {
  readonly shape: 'wide' | 'tall'
  /** There is so little room that everything is drawn smaller: on a phone, upright or on its side. */
  readonly small: boolean
  readonly width: number
  readonly height: number
  /** Half of the ring that the places stand on, in the same measure. */
  readonly reach: { readonly x: number; readonly y: number }
  /** 2 is an ellipse; the higher, the squarer. */
  readonly squareness: number
}

/** The widest and the highest that an oval table looks right. */
const LONGEST = 2
const ROUNDEST = 1.25
/** Narrower than this for its height, a narrow room holds no oval. */
const UPRIGHT = 0.8
/** An oval that is not as high holds small cards only. */
const LOW = 430

/** The form of a table in a room of this size: an oval, or on a phone held upright places down both sides. */
export function formOf(width: number, height: number): Form {
  if (width < 620 && height > width * UPRIGHT) {
    return {
      shape: 'tall',
      small: true,
      width,
      height,
      reach: { x: width / 2 - 44, y: height / 2 - 44 },
      squareness: 5,
    }
  }
  const wide = Math.min(width, height * LONGEST)
  const high = Math.min(height, wide / ROUNDEST)
  const small = high < LOW
  return {
    shape: 'wide',
    small,
    width: wide,
    height: high,
    reach: small ? { x: wide / 2 - 44, y: high / 2 - 24 } : { x: wide / 2 - 66, y: high / 2 - 46 },
    squareness: 2.6,
  }
}

const FINE = 720

interface Curve {
  readonly points: readonly Point[]
  readonly lengths: readonly number[]
}

/** A table is drawn many times in the same form. */
let last: { key: string; curve: Curve } | undefined

function curveOf(form: Form): Curve {
  const key = `${form.reach.x} ${form.reach.y} ${form.squareness}`
  if (last?.key !== key) last = { key, curve: curve(form) }
  return last.curve
}

/** The closed curve that the places stand on, clockwise from the bottom, as points and lengths so far. */
function curve({ reach, squareness }: Form): Curve {
  const points: Point[] = []
  const lengths: number[] = [0]
  const power = 2 / squareness
  for (let i = 0; i <= FINE; i++) {
    const angle = Math.PI / 2 + (i / FINE) * 2 * Math.PI
    const x = signedPower(Math.cos(angle), power) * reach.x
    const y = signedPower(Math.sin(angle), power) * reach.y
    points.push({ x, y })
    if (i > 0) {
      const before = points[i - 1]!
      lengths.push(lengths[i - 1]! + Math.hypot(x - before.x, y - before.y))
    }
  }
  return { points, lengths }
}

const signedPower = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power

/**
 * Where the house dealer (first) and the places 1, 2, 3 … clockwise stand, at equal distances.
 * Whoever looks at the table sits at the bottom; for an onlooker the house dealer is at the top.
 */
export function around(places: number, form: Form, you?: number): Point[] {
  const { points, lengths } = curveOf(form)
  const round = lengths.at(-1)!
  const slots = places + 1
  const origin = you === undefined ? 0.5 : 0
  const first = you ?? 0
  return Array.from({ length: slots }, (_, slot) => {
    const part = (((slot - first) / slots + origin) % 1) + 1
    return liftSides(toHundredths(pointAt(points, lengths, (part % 1) * round), form), form)
  })
}

/** Down the sides of a phone cards lie below the names: the lowest place needs room for its own. */
const LIFT = 0.12
const TOP = 15

function liftSides({ x, y }: Point, { shape }: Form): Point {
  const onSide = shape === 'tall' && (x < 34 || x > 66) && y > TOP
  return { x, y: onSide ? y - (y - TOP) * LIFT : y }
}

function pointAt(points: readonly Point[], lengths: readonly number[], length: number): Point {
  const after = Math.max(
    1,
    lengths.findIndex(one => one >= length),
  )
  const from = points[after - 1]!
  const to = points[after]!
  const span = lengths[after]! - lengths[after - 1]!
  const part = span === 0 ? 0 : (length - lengths[after - 1]!) / span
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const toHundredths = ({ x, y }: Point, { width, height }: Form): Point => ({
  x: 50 + (x / width) * 100,
  y: 50 + (y / height) * 100,
})
