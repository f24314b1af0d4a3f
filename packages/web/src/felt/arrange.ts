/** How large something is, in pixels. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** A part of the table, in pixels from its upper left corner. */
export interface FeltBox extends Extent {
  readonly x: number
  readonly y: number
}

/** The sizes that the parts of a table look best with. */
export interface Needs {
  /** A place with cards and chips: beside its plate, or below it. */
  readonly seat: readonly Extent[]
  readonly middle: Extent
  /** The own place at the bottom. */
  readonly own: Extent
}

export interface FeltPlace {
  readonly box: FeltBox
  /** The side of the table at which it lies. */
  readonly edge: 'left' | 'right' | 'top' | 'bottom'
}

/** A table divided into parts that do not overlap, at any size. */
export interface FeltLayout {
  readonly tray: FeltBox
  readonly middle: FeltBox
  readonly own: FeltBox
  /** Clockwise from the left of the own place. */
  readonly others: readonly FeltPlace[]
}

const GAP = 4

/** How much of the table's height the bottom may have, and of its width the sides. */
const OWN_HEIGHTS = [0.22, 0.26, 0.3, 0.34, 0.38, 0.43, 0.5]
const SIDE_WIDTHS = [0.14, 0.17, 0.2, 0.23, 0.26, 0.3]
const TOP_HEIGHTS = [0.14, 0.18, 0.22, 0.26, 0.3]
const OWN_WIDTHS = [0.36, 0.44, 0.52, 0.6]

/** The weight of each part: the own place matters most, then the middle, then the others. */
const PART_WEIGHTS = { seat: 1.3, middle: 1, own: 1.5 }
/** Below these scales own spots are too small for a finger, and others' names hardly readable. */
const MIN_SCALES = { own: 0.8, seat: 0.58 }
const SMALLNESS_PENALTIES = { own: 9, seat: 4 }
/** No part needs a larger scale than this. */
const MAX_SCALES = { seat: 1.3, middle: 1.7, own: 1.5 }

interface Plan {
  /** Places on each side at the bottom, down the side, and at the top. */
  readonly bottom: number
  readonly top: number
  readonly ownHeight: number
  readonly ownWidth: number
  readonly side: number
  readonly topHeight: number
}

/** The best layout of places around a table of this size, with the dealer's tray at the top. */
export function arrange(room: Extent, others: number, needs: Needs): FeltLayout {
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
      for (const ownHeight of OWN_HEIGHTS) {
        for (const ownWidth of bottom > 0 ? OWN_WIDTHS : [1]) {
          for (const side of left - bottom - top > 0 ? SIDE_WIDTHS : [0]) {
            for (const topHeight of top > 0 ? TOP_HEIGHTS : [tray]) {
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
    MAX_SCALES.seat,
    ...cells.map(cell => Math.max(...needs.seat.map(wants => ratio(cell, wants)))),
  )
  const middle = Math.min(
    MAX_SCALES.middle,
    ratio({ width: width * (1 - 2 * side), height: between }, needs.middle),
  )
  const own = Math.min(MAX_SCALES.own, ratio({ width: width * plan.ownWidth, height: ownHeight }, needs.own))
  return (
    PART_WEIGHTS.seat * Math.log(seat) +
    PART_WEIGHTS.middle * Math.log(middle) +
    PART_WEIGHTS.own * Math.log(own) -
    SMALLNESS_PENALTIES.own * Math.max(0, MIN_SCALES.own - own) -
    SMALLNESS_PENALTIES.seat * Math.max(0, MIN_SCALES.seat - seat)
  )
}

function laidOut(room: Extent, plan: Plan, left: number, right: number): FeltLayout {
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
  // With one place less on the right, places keep the height of the left and are centred.
  const each = between / Math.max(1, left - bottom - top)
  /** One side from the bottom up; mirrored for the other. */
  const upwards = (count: number, edge: 'left' | 'right'): FeltPlace[] => {
    const down = count - bottom - top
    const below = topHeight + (between + down * each) / 2
    const at = (x: number, y: number, w: number, h: number): FeltBox => ({
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
    middle: withoutGap({
      x: side,
      y: Math.max(topHeight, tray.height),
      width: width - 2 * side,
      height: height - ownHeight - Math.max(topHeight, tray.height),
    }),
    own: withoutGap({ x: (width - ownWidth) / 2, y: height - ownHeight, width: ownWidth, height: ownHeight }),
    others: [...upwards(left, 'left'), ...upwards(right, 'right').toReversed()].map(({ box, edge }) => ({
      box: withoutGap(box),
      edge,
    })),
  }
}

/** Leaves a gap between neighbouring parts. */
const withoutGap = ({ x, y, width, height }: FeltBox): FeltBox => ({
  x: x + GAP / 2,
  y: y + GAP / 2,
  width: Math.max(1, width - GAP),
  height: Math.max(1, height - GAP),
})
