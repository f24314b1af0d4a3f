/** Bounds of an amount, in cents. */
export interface Bounds {
  readonly min: number
  readonly max: number
  readonly usual?: number
  /** There is no maximum: `max` is only where the slider ends. */
  readonly isOpen?: boolean
  /** The step from the minimum, where not every amount is valid. */
  readonly step?: number
}

/** How many times the usual amount a slider reaches where there is no maximum. */
const OPEN_SLIDER_FACTOR = 20

/** Bounds whose upper end may be open. */
export const openBounds = ({
  min,
  max,
  usual,
}: Omit<Bounds, 'max' | 'usual'> & { max?: number; usual: number }): Bounds =>
  max === undefined ? { min, max: usual * OPEN_SLIDER_FACTOR, usual, isOpen: true } : { min, max, usual }

/** The chips in the middle and before the seats, as far as a preset needs them. */
export interface PotSize {
  /** Everything that has been put in, this street's bets included. */
  readonly pot: number
  /** The highest bet of this street, and the own one. */
  readonly highest: number
  readonly own: number
}

/** The nearest valid amount. */
export function clamp(cents: number, { min, max, step = 1, isOpen }: Bounds): number {
  if (isOpen && cents > max) return cents
  const within = Math.min(max, Math.max(min, cents))
  return Math.min(max, min + Math.round((within - min) / step) * step)
}

/** Bounds in whole chips for wagers from one cent: whole dollars if the maximum is, else a divisor of it. */
export function boundsInChips(bounds: Bounds): Bounds {
  const chip = [100, 50, 25, 5].find(one => bounds.max % one === 0)
  return bounds.min > 1 || chip === undefined ? bounds : { ...bounds, min: chip, step: chip }
}

/** The step of a slider: whole dollars where the bounds are. */
export function sliderStepOf({ min, max, step }: Bounds): number {
  if (step !== undefined) return step
  const whole = [500, 100, 50, 25, 5].find(
    step => min % step === 0 && max % step === 0 && (step === 100 || (max - min) / step >= 4),
  )
  return whole ?? 1
}

type PresetName = 'min' | 'third' | 'half' | 'twoThirds' | 'pot' | 'max'
interface Preset {
  readonly name: PresetName
  readonly cents: number
}

/** Raises by a part of the pot, counted after a call. */
const POT_FRACTIONS: readonly (readonly [name: PresetName, share: number])[] = [
  ['third', 1 / 3],
  ['half', 1 / 2],
  ['twoThirds', 2 / 3],
  ['pot', 1],
]

/** An amount one step further up or down, as a mouse wheel turns. */
export const stepAmount = (cents: number, up: boolean, bounds: Bounds): number =>
  clamp(cents + (up ? 1 : -1) * sliderStepOf(bounds), bounds)

/** The preset amounts, without repetition. */
export function presetsOf(bounds: Bounds, pot?: PotSize): Preset[] {
  const wanted: Preset[] = [{ name: 'min', cents: bounds.min }]
  if (pot && pot.pot > 0) {
    const afterCall = pot.pot + pot.highest - pot.own
    // Rounds presets to whole dollars where all bets are.
    const chip = Math.min(100, sliderStepOf(bounds))
    for (const [name, share] of POT_FRACTIONS) {
      const raise = Math.round((pot.highest + afterCall * share) / chip) * chip
      wanted.push({ name, cents: clamp(raise, bounds) })
    }
  }
  if (!bounds.isOpen) wanted.push({ name: 'max', cents: bounds.max })
  return wanted.filter(
    (preset, at) =>
      preset.name === 'max' ||
      (preset.cents < bounds.max && wanted.findIndex(one => one.cents === preset.cents) === at),
  )
}

/** Parses dollars as people type them; nothing if it is no amount. */
export function parseDollars(text: string): number | undefined {
  const match = /^\s*\$?\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(text)
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '0').padEnd(2, '0'))
}

export const writeDollars = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
