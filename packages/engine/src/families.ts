import { baccarat } from './banked/baccarat/family.ts'
import { threeCard } from './banked/three-card/family.ts'
import type { Family } from './rules/family.ts'

/** Every family of games, by name. */
export const families: Readonly<Record<string, Family>> = Object.fromEntries(
  [baccarat, threeCard].map(family => [family.name, family]),
)
