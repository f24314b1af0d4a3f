import { baccarat } from './banked/baccarat/family.ts'
import type { Family } from './rules/family.ts'

/** Every family of games, by name. */
export const families: Readonly<Record<string, Family>> = Object.fromEntries(
  [baccarat].map(family => [family.name, family]),
)
