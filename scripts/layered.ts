import { type Graph, needsOf } from './graph.ts'

/**
 * Draws a graph without knots in rows, so that everything stands above what it needs. The same graph always comes out
 * the same.
 */

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** An arrow's way: through each row that it crosses, from its upper to its lower edge. */
export interface Line {
  readonly from: string
  readonly to: string
  readonly points: readonly Point[]
}

export interface Drawing extends Size {
  readonly boxes: ReadonlyMap<string, Box>
  readonly lines: readonly Line[]
}

export interface Spacing {
  /** Between two things of a row, and between two rows. */
  readonly beside: number
  readonly below: number
  /** A row that would be wider goes on in another. */
  readonly widest: number
}

/** A thing in its row, or the place where an arrow passes through it. */
interface Spot extends Size {
  readonly name: string
  readonly row: number
  readonly isThing: boolean
}

const PASSAGE_SIZE: Size = { width: 4, height: 0 }
const SWEEPS = 24

export function layOut(sizes: ReadonlyMap<string, Size>, graph: Graph, spacing: Spacing): Drawing {
  const rowOf = rowsOf(sizes, graph, spacing)
  const { rows, ways } = spotsOf(sizes, graph, rowOf)
  const links = ways.flatMap(way => way.slice(1).map((spot, at) => [way[at] ?? spot, spot] as const))
  const ordered = leastCrossed(rows, links)
  const centre = centresOf(ordered, links, spacing)
  return drawingOf(ordered, ways, centre, spacing)
}

/** Which row each thing stands in, counted from the bottom: just below those that need it. */
function rowsOf(sizes: ReadonlyMap<string, Size>, graph: Graph, { widest, beside }: Spacing) {
  const depths = new Map<string, number>()
  const depthOf = (name: string): number => {
    const known = depths.get(name)
    if (known !== undefined) return known
    const above = [...graph.keys()].filter(one => needsOf(graph, one).has(name))
    const depth = Math.max(-1, ...above.map(depthOf)) + 1
    depths.set(name, depth)
    return depth
  }
  const widthOf = (name: string): number => (sizes.get(name)?.width ?? 0) + beside
  const rowOf = new Map<string, number>()
  let row = -1
  for (const [, names] of [...Map.groupBy(sizes.keys(), depthOf)].toSorted(([a], [b]) => b - a)) {
    const all = names.reduce((sum, name) => sum + widthOf(name), 0)
    const share = all / Math.ceil(all / widest)
    let filled = Number.POSITIVE_INFINITY
    for (const name of names.toSorted()) {
      if (filled + widthOf(name) / 2 > share) {
        row++
        filled = 0
      }
      filled += widthOf(name)
      rowOf.set(name, row)
    }
  }
  return rowOf
}

function spotsOf(sizes: ReadonlyMap<string, Size>, graph: Graph, rowOf: ReadonlyMap<string, number>) {
  const row = (name: string): number => rowOf.get(name) ?? 0
  const rows: Spot[][] = Array.from({ length: Math.max(...rowOf.values()) + 1 }, () => [])
  const put = (spot: Spot): Spot => {
    rows[spot.row]?.push(spot)
    return spot
  }
  const things = new Map(
    [...sizes].toSorted(byName).map(([name, size]) => {
      return [name, put({ ...size, name, row: row(name), isThing: true })] as const
    }),
  )
  const ways: Spot[][] = []
  for (const [name, from] of things) {
    for (const to of [...needsOf(graph, name)].toSorted()) {
      const end = things.get(to)
      if (!end) continue
      const between = Array.from({ length: from.row - end.row - 1 }, (_, i) =>
        put({ ...PASSAGE_SIZE, name: `${name} ${to}`, row: from.row - 1 - i, isThing: false }),
      )
      ways.push([from, ...between, end])
    }
  }
  return { rows, ways }
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

type Links = readonly (readonly [Spot, Spot])[]

/** Everything moves to the middle of what it is linked to, row by row, down and up; the best that comes is kept. */
function leastCrossed(rows: readonly Spot[][], links: Links): readonly (readonly Spot[])[] {
  const uppers = Map.groupBy(links, ([, lower]) => lower)
  const lowers = Map.groupBy(links, ([upper]) => upper)
  let order = rows.map(row => [...row])
  let best = order
  let least = crossings(order, links)
  for (let sweep = 0; sweep < SWEEPS && least > 0; sweep++) {
    const place = new Map(order.flatMap(row => row.map((spot, at) => [spot, (at + 0.5) / row.length])))
    const down = sweep % 2 === 0
    const next = order.map(row => [...row])
    const inOrder = down ? next.toReversed() : next
    for (const row of inOrder) {
      const target = new Map(
        row.map(spot => {
          const linked = down
            ? (uppers.get(spot) ?? []).map(([upper]) => upper)
            : (lowers.get(spot) ?? []).map(([, lower]) => lower)
          return [spot, mean(linked.map(one => place.get(one) ?? 0)) ?? place.get(spot) ?? 0]
        }),
      )
      row.sort((a, b) => (target.get(a) ?? 0) - (target.get(b) ?? 0))
      for (const [at, spot] of row.entries()) place.set(spot, (at + 0.5) / row.length)
    }
    order = next
    const crossed = crossings(order, links)
    if (crossed < least) {
      least = crossed
      best = order
    }
  }
  return best
}

const mean = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : numbers.reduce((sum, n) => sum + n, 0) / numbers.length

function crossings(rows: readonly (readonly Spot[])[], links: Links): number {
  const at = new Map(rows.flatMap(row => row.map((spot, i) => [spot, i])))
  const ends = links.map(([upper, lower]) => [upper.row, at.get(upper) ?? 0, at.get(lower) ?? 0] as const)
  let crossed = 0
  for (const [i, [row, a, b]] of ends.entries()) {
    for (const [other, c, d] of ends.slice(i + 1)) if (row === other && (a - c) * (b - d) < 0) crossed++
  }
  return crossed
}

/** How far from the left the middle of each spot stands: near to what it is linked to, and nothing on top of another. */
function centresOf(rows: readonly (readonly Spot[])[], links: Links, { beside }: Spacing) {
  const linked = new Map<Spot, Spot[]>()
  for (const [upper, lower] of links) {
    linked.set(upper, [...(linked.get(upper) ?? []), lower])
    linked.set(lower, [...(linked.get(lower) ?? []), upper])
  }
  const centre = new Map<Spot, number>()
  for (const row of rows) spread(row, () => 0, beside, centre)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const inOrder = sweep % 2 === 0 ? rows.toReversed() : rows
    for (const row of inOrder) {
      const target = (spot: Spot): number =>
        mean((linked.get(spot) ?? []).map(one => centre.get(one) ?? 0)) ?? centre.get(spot) ?? 0
      spread(row, target, beside, centre)
    }
  }
  const left = Math.min(...[...centre].map(([spot, x]) => x - spot.width / 2))
  return new Map([...centre].map(([spot, x]) => [spot, Math.round(x - left)]))
}

/** As near to their targets as their order and widths allow (least squares, by pooling neighbours that collide). */
function spread(
  row: readonly Spot[],
  target: (spot: Spot) => number,
  beside: number,
  centre: Map<Spot, number>,
): void {
  let offset = 0
  const offsets = row.map((spot, at) => {
    const before = row[at - 1]
    if (before) offset += (before.width + spot.width) / 2 + beside
    return offset
  })
  const pools: { sum: number; size: number }[] = []
  for (const [at, spot] of row.entries()) {
    let pool = { sum: target(spot) - (offsets[at] ?? 0), size: 1 }
    for (let last = pools.at(-1); last && last.sum / last.size > pool.sum / pool.size; last = pools.at(-1)) {
      pools.pop()
      pool = { sum: pool.sum + last.sum, size: pool.size + last.size }
    }
    pools.push(pool)
  }
  const starts = pools.flatMap(({ sum, size }) => Array.from({ length: size }, () => sum / size))
  for (const [at, spot] of row.entries()) centre.set(spot, (starts[at] ?? 0) + (offsets[at] ?? 0))
}

function drawingOf(
  rows: readonly (readonly Spot[])[],
  ways: readonly (readonly Spot[])[],
  centre: ReadonlyMap<Spot, number>,
  { below }: Spacing,
): Drawing {
  const tops: number[] = []
  const heights = rows.map(row => Math.max(...row.map(({ height }) => height)))
  let height = -below
  for (const at of [...rows.keys()].reverse()) {
    tops[at] = height + below
    height += below + (heights[at] ?? 0)
  }
  const boxes = new Map<string, Box>()
  for (const spot of rows.flat()) {
    if (!spot.isThing) continue
    const x = (centre.get(spot) ?? 0) - spot.width / 2
    boxes.set(spot.name, { x, y: tops[spot.row] ?? 0, width: spot.width, height: spot.height })
  }
  const lines = ways.map(way => {
    const [from, to] = [way[0]?.name ?? '', way.at(-1)?.name ?? '']
    const points = way.flatMap(spot => {
      const x = centre.get(spot) ?? 0
      const upper = tops[spot.row] ?? 0
      const lower = upper + (heights[spot.row] ?? 0)
      if (spot.name === to) return [{ x, y: upper }]
      return [
        { x, y: spot.name === from ? upper + spot.height : upper },
        { x, y: lower },
      ]
    })
    return { from, to, points }
  })
  const edges = rows.flat().map(spot => (centre.get(spot) ?? 0) + spot.width / 2)
  return { width: Math.max(...edges), height, boxes, lines }
}
