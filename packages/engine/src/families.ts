import { baccarat } from './banked/baccarat/family.ts'
import { blackjack } from './banked/blackjack/family.ts'
import { letItRide } from './banked/let-it-ride/family.ts'
import { paiGow } from './banked/pai-gow/family.ts'
import { pan9 } from './banked/pan-9/family.ts'
import type { BankedRules } from './banked/rules.ts'
import { threeCard } from './banked/three-card/family.ts'
import { tiles } from './banked/tiles/family.ts'
import { ultimate } from './banked/ultimate/family.ts'
import type { Family } from './family/family.ts'
import { bind, type Game } from './family/game.ts'
import { pan } from './pan/family/family.ts'
import { poker } from './poker/family/family.ts'

/** Every family of games, by name. A new family is a folder and a line here. */
export const families = {
  baccarat,
  blackjack,
  'let-it-ride': letItRide,
  'pai-gow': paiGow,
  pan,
  'pan-9': pan9,
  poker,
  'three-card': threeCard,
  tiles,
  ultimate,
}

/** The name of a family of games. */
export type FamilyName = keyof typeof families

type Parts<F> = F extends Family<infer R, infer S> ? { readonly rules: R; readonly setup: S } : never
type ByName = { [N in FamilyName]: Parts<(typeof families)[N]> }

/** The rule sets of a family, told apart by `family`: `RulesOf<'poker'>` has streets and a showdown, no wagers. */
export type RulesOf<N extends FamilyName> = { [K in N]: ByName[K]['rules'] & { readonly family: K } }[N]
/**
 * How a round of a family starts: a bank and wagers, or stakes, blinds and stacks; the part of a record that only
 * this family reads.
 */
export type SetupOf<N extends FamilyName> = { [K in N]: ByName[K]['setup'] }[N]

/** A rule set of any family; its `family` says which. */
export type Rules = RulesOf<FamilyName>

/** A rule set of any family that is played against a player-dealer. */
export type PlayerDealerRules = Extract<Rules, BankedRules>

const byName: { readonly [N in FamilyName]: Family<RulesOf<N>, SetupOf<N>> } = families

/**
 * The game that a rule set makes with its family: it starts rounds, lays tables and writes the sheet. Carries
 * every family; `loadGame` fetches one.
 */
export const gameOf = <N extends FamilyName>(rules: RulesOf<N>): Game<RulesOf<N>> =>
  bind(byName[rules.family], rules)
