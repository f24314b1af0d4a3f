/** How large something is, in pixels. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** A part of the table, in pixels from its upper left corner. */
export interface Box extends Extent {
  readonly x: number
  readonly y: number
}

/** What the parts of a table look best with. */
export interface Needs {
  /** A place with cards and chips: beside its plate, or below it. */
  readonly seat: readonly Extent[]
  readonly middle: Extent
  /** Whoever sits at the bottom. */
  readonly own: Extent
}

export interface Place {
  readonly box: Box
  /** The side of the table at which it lies. */
  readonly edge: 'left' | 'right' | 'top' | 'bottom'
}

/** A table in parts that have nothing in common, however small it is. */
export interface Arranged {
  readonly tray: Box
  readonly middle: Box
  readonly own: Box
  /** Clockwise from the left of whoever sits at the bottom. */
  readonly others: readonly Place[]
}

const GAP = 4

/** How much of the table's height the bottom may have, and of its width the sides. */
const OWN = [0.22, 0.26, 0.3, 0.34, 0.38, 0.43, 0.5]
const SIDE = [0.14, 0.17, 0.2, 0.23, 0.26, 0.3]
const TOP = [0.14, 0.18, 0.22, 0.26, 0.3]
const OWN_WIDTH = [0.36, 0.44, 0.52, 0.6]

/** What matters most is seen best: the own place, then the middle, then everybody else. */
const WEIGHT = { seat: 1.3, middle: 1, own: 1.5 }
/** Below this one's own spots are too small for a finger, and others' names can hardly be read. */
const LEAST = { own: 0.8, seat: 0.58 }
const TOO_SMALL = { own: 9, seat: 4 }
/** Larger than this nothing needs to be. */
const ENOUGH = { seat: 1.3, middle: 1.7, own: 1.5 }

interface Plan {
  /** Places on each side at the bottom, down the side, and at the top. */
  readonly bottom: number
  readonly top: number
  readonly ownHeight: number
  readonly ownWidth: number
  readonly side: number
  readonly topHeight: number
}

/** The best way to lay so many places around a table of this size; the house dealer's tray is at the top. */
export function arrange(room: Extent, others: number, needs: Needs): Arranged {
  const left = Math.ceil(others / 2)
  const right = others - left
  let best: { plan: Plan; score: number } | undefined
  for (const plan of plansFor(room, left, right)) {
    const score = scoreOf(room, plan, left, needs)
    if (!best || score > best.score) best = { plan, score }
  }
  return laidOut(room, best!.plan, left, right)
}

const trayOf = ({ width, height }: Extent): Extent => ({
  width: Math.min(110, Math.max(64, width * 0.16)),
  height: Math.min(46, Math.max(20, height * 0.075)),
})

function* plansFor(room: Extent, left: number, right: number): Generator<Plan> {
  const tray = trayOf(room).height / room.height
  for (let bottom = 0; bottom <= Math.min(2, right); bottom++) {
    for (let top = 0; top <= Math.min(3, right - bottom); top++) {
      for (const ownHeight of OWN) {
        for (const ownWidth of bottom > 0 ? OWN_WIDTH : [1]) {
          for (const side of left - bottom - top > 0 ? SIDE : [0]) {
            for (const topHeight of top > 0 ? TOP : [tray]) {
              yield { bottom, top, ownHeight, ownWidth, side, topHeight }
            }
          }
        }
      }
    }
  }
}

const ratio = (has: Extent, wants: Extent): number =>
  Math.min(has.width / wants.width, has.height / wants.height)

function scoreOf(room: Extent, plan: Plan, left: number, needs: Needs): number {
  const { bottom, top, side } = plan
  const { width, height } = room
  const ownHeight = plan.ownHeight * height
  const topHeight = plan.topHeight * height
  const between = height - ownHeight - topHeight
  const down = left - bottom - top
  const cells: Extent[] = []
  if (down > 0) cells.push({ width: side * width, height: between / down })
  if (top > 0) cells.push({ width: (width - trayOf(room).width) / 2 / top, height: topHeight })
  if (bottom > 0) cells.push({ width: (width * (1 - plan.ownWidth)) / 2 / bottom, height: ownHeight })
  const seat = Math.min(
    ENOUGH.seat,
    ...cells.map(cell => Math.max(...needs.seat.map(wants => ratio(cell, wants)))),
  )
  const middle = Math.min(
    ENOUGH.middle,
    ratio({ width: width * (1 - 2 * side), height: between }, needs.middle),
  )
  const own = Math.min(ENOUGH.own, ratio({ width: width * plan.ownWidth, height: ownHeight }, needs.own))
  return (
    WEIGHT.seat * Math.log(seat) +
    WEIGHT.middle * Math.log(middle) +
    WEIGHT.own * Math.log(own) -
    TOO_SMALL.own * Math.max(0, LEAST.own - own) -
    TOO_SMALL.seat * Math.max(0, LEAST.seat - seat)
  )
}

function laidOut(room: Extent, plan: Plan, left: number, right: number): Arranged {
  const { width, height } = room
  const { bottom, top } = plan
  const tray = trayOf(room)
  const ownHeight = plan.ownHeight * height
  const ownWidth = plan.ownWidth * width
  const topHeight = plan.topHeight * height
  const side = plan.side * width
  const between = height - ownHeight - topHeight
  const rowWidth = (width - ownWidth) / 2
  const topWidth = (width - tray.width) / 2
  // With one place less on the right, the places there are as high as on the left, and stand in the middle.
  const each = between / Math.max(1, left - bottom - top)
  /** One side from the bottom up; mirrored for the other. */
  const upwards = (count: number, edge: 'left' | 'right'): Place[] => {
    const down = count - bottom - top
    const below = topHeight + (between + down * each) / 2
    const at = (x: number, y: number, w: number, h: number): Box => ({
      x: edge === 'left' ? x : width - x - w,
      y,
      width: w,
      height: h,
    })
    return [
      ...Array.from({ length: bottom }, (_, i) => ({
        box: at(rowWidth - ((i + 1) * rowWidth) / bottom, height - ownHeight, rowWidth / bottom, ownHeight),
        edge: 'bottom' as const,
      })),
      ...Array.from({ length: down }, (_, i) => ({
        box: at(0, below - (i + 1) * each, side, each),
        edge,
      })),
      ...Array.from({ length: top }, (_, i) => ({
        box: at((i * topWidth) / top, 0, topWidth / top, topHeight),
        edge: 'top' as const,
      })),
    ]
  }
  return {
    tray: { x: (width - tray.width) / 2, y: 0, ...tray },
    // Where places lie at the top, the tray is no higher than it must be, and the middle reaches up to it.
    middle: inner({
      x: side,
      y: Math.max(topHeight, tray.height),
      width: width - 2 * side,
      height: height - ownHeight - Math.max(topHeight, tray.height),
    }),
    own: inner({ x: (width - ownWidth) / 2, y: height - ownHeight, width: ownWidth, height: ownHeight }),
    others: [...upwards(left, 'left'), ...upwards(right, 'right').toReversed()].map(({ box, edge }) => ({
      box: inner(box),
      edge,
    })),
  }
}

/** Parts that touch do not look as if they belonged together. */
const inner = ({ x, y, width, height }: Box): Box => ({
  x: x + GAP / 2,
  y: y + GAP / 2,
  width: Math.max(1, width - GAP),
  height: Math.max(1, height - GAP),
})
