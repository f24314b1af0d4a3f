import type { Extent, Needs } from './arrange.ts'

const extent = (width: number, height: number): Extent => ({ width, height })

/** A place without cards of its own, with some, and with many. */
const BARE = [extent(96, 58), extent(170, 36)]
const SOME = [extent(104, 92), extent(190, 54)]
const MANY = [extent(118, 112), extent(220, 66)]

const POT: Needs = { seat: SOME, middle: extent(330, 120), own: extent(250, 130) }
const BANKED: Needs = { seat: SOME, middle: extent(240, 110), own: extent(330, 170) }

/** What the games of each family look best with; the table stands still while a round goes on. */
const FAMILIES: Readonly<Record<string, Needs>> = {
  baccarat: { seat: BARE, middle: extent(330, 120), own: extent(340, 140) },
  blackjack: BANKED,
  'three-card': BANKED,
  ultimate: { ...BANKED, middle: extent(330, 130) },
  'let-it-ride': { ...BANKED, middle: extent(240, 90) },
  'pai-gow': { ...BANKED, seat: MANY, middle: extent(260, 130) },
  tiles: BANKED,
  'pan-9': BANKED,
  poker: POT,
  pan: { seat: MANY, middle: extent(160, 90), own: extent(300, 90) },
}

export const needsOf = (family: string): Needs => FAMILIES[family] ?? POT
