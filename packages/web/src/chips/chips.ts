/** The chips of a card room, in cents. */
export const CHIPS: readonly number[] = [
  10_000_000, 2_500_000, 1_000_000, 500_000, 100_000, 50_000, 10_000, 2_500, 500, 100,
]

/** The fewest chips that make an amount, largest first; what is less than a dollar counts as one chip more. */
export function chipsOf(cents: number, most: number): number[] {
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

/** So many chips are in a tray, and with so many of the largest one can bet the most. */
const IN_TRAY = 5
const TO_THE_MOST = 4

/** The chips to bet with where wagers go from `min` to `max` in steps: from the least to a good part of the most. */
export function chipsFor(min: number, max: number, step: number): number[] {
  const useful = CHIPS.filter(chip => chip <= max && chip % step === 0).toReversed()
  if (useful.length === 0) return [Math.max(step, min)]
  const least = Math.max(
    0,
    useful.findLastIndex(chip => chip <= min),
  )
  const most = Math.max(
    least,
    useful.findLastIndex(chip => chip * TO_THE_MOST <= max),
  )
  const span = most - least + 1
  // With room in the tray, first smaller chips to add a little, then larger ones.
  if (span <= IN_TRAY) {
    const from = Math.max(0, most - IN_TRAY + 1)
    return useful.slice(from, from + IN_TRAY)
  }
  return Array.from(
    { length: IN_TRAY },
    (_, at) => useful[least + Math.round((at * (span - 1)) / (IN_TRAY - 1))]!,
  )
}
