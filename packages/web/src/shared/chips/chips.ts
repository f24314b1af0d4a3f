/** The chips of a card room, in cents. */
export const CHIPS: readonly number[] = [
  10_000_000, 2_500_000, 1_000_000, 500_000, 100_000, 50_000, 10_000, 2_500, 500, 100,
]

/** The fewest chips that make an amount, largest first; cents count as one more chip. */
export function chipStackOf(cents: number, most: number): number[] {
  const chips: number[] = []
  let left = cents
  for (const chip of CHIPS) {
    while (left >= chip && chips.length < most) {
      chips.push(chip)
      left -= chip
    }
  }
  if (chips.length === 0 && cents > 0) chips.push(CHIPS.at(-1)!)
  return chips
}

/** The most chips in a tray, and how many of the largest make the maximum. */
const MAX_TRAY_CHIPS = 5
const CHIPS_TO_MAXIMUM = 4

/** The chips for wagers from `min` to `max` in steps, from the least to a good part of the most. */
export function chipsFor(min: number, max: number, step: number): number[] {
  const useful = CHIPS.filter(chip => chip <= max && chip % step === 0).toReversed()
  if (useful.length === 0) return [Math.max(step, min)]
  const least = Math.max(
    0,
    useful.findLastIndex(chip => chip <= min),
  )
  const most = Math.max(
    least,
    useful.findLastIndex(chip => chip * CHIPS_TO_MAXIMUM <= max),
  )
  const span = most - least + 1
  // Fills a small tray with smaller chips first, then larger ones.
  if (span <= MAX_TRAY_CHIPS) {
    const from = Math.max(0, most - MAX_TRAY_CHIPS + 1)
    return useful.slice(from, from + MAX_TRAY_CHIPS)
  }
  return Array.from(
    { length: MAX_TRAY_CHIPS },
    (_, at) => useful[least + Math.round((at * (span - 1)) / (MAX_TRAY_CHIPS - 1))]!,
  )
}
