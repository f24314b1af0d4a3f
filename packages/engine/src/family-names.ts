import type { FamilyName } from './families.ts'

// Without the families themselves: importing a name loads none of them.
const NAMES: Readonly<Record<FamilyName, true>> = {
  baccarat: true,
  blackjack: true,
  'let-it-ride': true,
  'pai-gow': true,
  pan: true,
  'pan-9': true,
  poker: true,
  'three-card': true,
  tiles: true,
  ultimate: true,
}

/** Whether there is a family of this name. */
export function isFamilyName(name: unknown): name is FamilyName {
  return typeof name === 'string' && Object.hasOwn(NAMES, name)
}

/** The names of all families, without loading their code. */
export const familyNames: readonly FamilyName[] = Object.keys(NAMES).filter(isFamilyName)
