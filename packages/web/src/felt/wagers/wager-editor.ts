import type { Spot } from '@cardroom/protocol'
import { chipsFor } from '../../shared/chips/chips.ts'
import type { WagerDraft } from './draft.ts'

/** A hand that the player may bet on: the own one, an empty circle, or another's from the back line. */
export interface BettingHand {
  readonly seat: number
  readonly words: string
}

/** The draft of each hand that the player bets on. */
export type Drafts = Readonly<Record<number, WagerDraft>>

/** The player's open wagers: the chips on the spots, and the actions on them. */
export interface WagerEditor {
  readonly spots: readonly Spot[]
  readonly hands: readonly BettingHand[]
  /** The hand that chips go to, and its draft. */
  readonly seat: number
  readonly draft: WagerDraft
  /** On all hands together. */
  readonly total: number
  readonly chips: readonly number[]
  /** The picked chip. */
  readonly chip: number
  /** The key of each spot. */
  readonly keys: ReadonlyMap<string, string>
  /** What is wrong with the wagers, or why they were refused. */
  readonly trouble: string | undefined
  choose(seat: number): void
  pick(chip: number): void
  /** Adds a chip to a spot: the picked one, or the one that was dragged there. */
  put(on: string, chip?: number): void
  /** Sets the amount on a spot, as near as its bounds allow. */
  set(on: string, cents: number): void
  /** Takes everything off a spot. */
  takeOff(on: string): void
  clear(): void
  readonly undo: (() => void) | undefined
  /** Repeats the last wagers; whether they were accepted. */
  readonly repeat: (() => Promise<boolean>) | undefined
  /** The least wager, in games where its spot is clear; `lay` says whether it was accepted. */
  readonly least: { readonly cents: number; lay(): Promise<boolean> } | undefined
  /** Doubles all wagers, where that is allowed. */
  readonly double: (() => void) | undefined
}

/** The chips for these spots, as far as the stack goes. */
export function trayOf(spots: readonly Spot[], stack: number): number[] {
  const base = spots.filter(spot => spot.kind === 'base')
  return chipsFor(
    Math.min(...spots.map(spot => spot.min)),
    Math.min(stack, Math.max(...base.map(spot => spot.max))),
    Math.max(...spots.map(spot => spot.step)),
  )
}
