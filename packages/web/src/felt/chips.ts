/** The chips of a card room, in cents. */
export const CHIPS: readonly number[] = [500_000, 100_000, 50_000, 10_000, 2_500, 500, 100]

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

/** The chips to bet with where wagers go from `min` to `max` in steps. */
export function chipsFor(min: number, max: number, step: number): number[] {
  const useful = CHIPS.filter(chip => chip <= max && chip % step === 0)
  const fitting = useful.filter(chip => chip * 20 >= min)
  const chosen = (fitting.length > 0 ? fitting : useful).slice(-5)
  return chosen.length > 0 ? chosen.toReversed() : [Math.max(step, min)]
}
