/** Bounds of an amount, in cents. */
export interface Bounds {
  readonly min: number
  readonly max: number
  readonly usual?: number
  /** There is no most: `max` is only where the slider ends. */
  readonly isOpen?: boolean
  /** Steps from the least, where not every amount will do. */
  readonly step?: number
}

/** How far a slider goes where there is no most. */
const TIMES_USUAL = 20

/** Bounds whose upper end may be open. */
export const openBounds = ({
  min,
  max,
  usual,
}: Omit<Bounds, 'max' | 'usual'> & { max?: number; usual: number }): Bounds =>
  max === undefined ? { min, max: usual * TIMES_USUAL, usual, isOpen: true } : { min, max, usual }

/** What lies in the middle and before the seats, as far as a preset needs it. */
export interface PotSize {
  /** Everything that has been put in, this street's bets included. */
  readonly pot: number
  /** The highest bet of this street, and one's own. */
  readonly highest: number
  readonly own: number
}

/** The nearest amount that will do. */
export function clamp(cents: number, { min, max, step = 1, isOpen }: Bounds): number {
  if (isOpen && cents > max) return cents
  const within = Math.min(max, Math.max(min, cents))
  return Math.min(max, min + Math.round((within - min) / step) * step)
}

/** What may be as little as a cent is laid in chips all the same: whole dollars where the most is, or what divides it. */
export function inChips(bounds: Bounds): Bounds {
  const chip = [100, 50, 25, 5].find(one => bounds.max % one === 0)
  return bounds.min > 1 || chip === undefined ? bounds : { ...bounds, min: chip, step: chip }
}

/** How far one step of the slider goes: whole dollars where the bounds are. */
export function stepOf({ min, max, step }: Bounds): number {
  if (step !== undefined) return step
  const whole = [500, 100, 50, 25, 5].find(
    step => min % step === 0 && max % step === 0 && (step === 100 || (max - min) / step >= 4),
  )
  return whole ?? 1
}

export type PresetName = 'min' | 'third' | 'half' | 'twoThirds' | 'pot' | 'max'
export interface Preset {
  readonly name: PresetName
  readonly cents: number
}

/** Raises by a part of the pot, counted after a call. */
const FRACTIONS: readonly (readonly [name: PresetName, share: number])[] = [
  ['third', 1 / 3],
  ['half', 1 / 2],
  ['twoThirds', 2 / 3],
  ['pot', 1],
]

/** An amount one step further up or down, as a mouse wheel turns. */
export const stepped = (cents: number, up: boolean, bounds: Bounds): number =>
  clamp(cents + (up ? 1 : -1) * stepOf(bounds), bounds)

/** The amounts one is likely to want; none twice. */
export function presetsOf(bounds: Bounds, pot?: PotSize): Preset[] {
  const wanted: Preset[] = [{ name: 'min', cents: bounds.min }]
  if (pot && pot.pot > 0) {
    const afterCall = pot.pot + pot.highest - pot.own
    // Nobody bets $11.67 where all bets are whole dollars.
    const chip = Math.min(100, stepOf(bounds))
    for (const [name, share] of FRACTIONS) {
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

/** Dollars as people type them; nothing if it is no amount. */
export function parseDollars(text: string): number | undefined {
  const match = /^\s*\$?\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(text)
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '0').padEnd(2, '0'))
}

export const writeDollars = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
