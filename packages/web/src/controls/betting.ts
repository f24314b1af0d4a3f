import type { Spot } from '@cardroom/protocol'
import { chipsFor } from '../chips/chips.ts'
import type { Draft } from './draft.ts'

/** A hand that one may bet on: one's own, that of a circle where nobody sits, another's from the back line. */
export interface BetOn {
  readonly seat: number
  readonly words: string
}

/** What lies on each hand that one bets on. */
export type Drafts = Readonly<Record<number, Draft>>

/** One's own wagers while they may be changed: what lies on the spots, and what a press or a chip does there. */
export interface Betting {
  readonly spots: readonly Spot[]
  readonly hands: readonly BetOn[]
  /** The hand that chips go to now, and what lies on it. */
  readonly seat: number
  readonly draft: Draft
  /** On all hands together. */
  readonly total: number
  readonly chips: readonly number[]
  /** The chip that is in one's hand. */
  readonly chip: number
  /** The key of each spot. */
  readonly keys: ReadonlyMap<string, string>
  /** What is not yet right about the wagers, or why they were not taken. */
  readonly trouble: string | undefined
  choose(seat: number): void
  pick(chip: number): void
  /** One more chip on a spot: the one in one's hand, or the one that was dragged there. */
  put(on: string, chip?: number): void
  /** So much on a spot, as near as it takes it. */
  set(on: string, cents: number): void
  /** Everything on a spot comes back. */
  takeOff(on: string): void
  clear(): void
  readonly undo: (() => void) | undefined
  /** Lays out what was bet the last time; whether it was taken. */
  readonly repeat: (() => Promise<boolean>) | undefined
  /** The least that the game is played for, in games where it is clear what that lies on; whether it was taken. */
  readonly least: { readonly cents: number; lay(): Promise<boolean> } | undefined
  /** Twice of everything that lies there, where that may be bet. */
  readonly double: (() => void) | undefined
}

/** The chips for these spots, as far as one has them. */
export function trayOf(spots: readonly Spot[], stack: number): number[] {
  const base = spots.filter(spot => spot.kind === 'base')
  return chipsFor(
    Math.min(...spots.map(spot => spot.min)),
    Math.min(stack, Math.max(...base.map(spot => spot.max))),
    Math.max(...spots.map(spot => spot.step)),
  )
}
