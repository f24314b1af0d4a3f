import { type FamilyName, isFamilyName, type RuleSet, type Rules, type RulesOf } from '@cardroom/engine'
import type { Spot } from '@cardroom/protocol'
import { type Cloth, clothOf } from '../felt/cloth/cloth.ts'
import { isRules } from '../shared/rule-sets/rule-sets.ts'
import { baccarat } from './baccarat.ts'
import { blackjack } from './blackjack.ts'
import type { Setter } from './hand-setting/setter.ts'
import { letItRide } from './let-it-ride.ts'
import type { PageFamily } from './page-family.ts'
import { paiGow } from './pai-gow.ts'
import { pan } from './pan.tsx'
import { pan9 } from './pan-9.ts'
import { poker } from './poker.ts'
import { threeCard } from './three-card.ts'
import { tiles } from './tiles.ts'
import { ultimate } from './ultimate.ts'

/** The page's part of every family, by name: a new family is a file and a line here. */
const PAGE_FAMILIES: { readonly [N in FamilyName]: PageFamily<RulesOf<N>> } = {
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

/** The family of a rule set. */
const pageFamilyOf = <N extends FamilyName>(rules: RulesOf<N>): PageFamily<RulesOf<N>> =>
  PAGE_FAMILIES[rules.family]

/** The family of a table by name, before its rule set has come; an unreadable table is drawn plainly. */
export const pageFamilyNamed = (name: string): PageFamily<never> =>
  isFamilyName(name) ? PAGE_FAMILIES[name] : poker

/** The setter of a game whose hands are set as two. */
export const setterOf = (rules: RuleSet | undefined): Setter | undefined =>
  rules && isRules(rules) ? pageFamilyOf(rules).setter?.(rules) : undefined

/** The cloth of a game: the family's print with the wagers of the rule set, or of the table before that has come. */
export function clothFor(
  family: string,
  spots: readonly Spot[],
  filed: RuleSet | undefined,
): Cloth | undefined {
  const rules = filed && isRules(filed) ? filed : undefined
  return clothOf({
    print: pageFamilyNamed(family).cloth,
    wagers: rules && 'wagers' in rules ? rules.wagers : spots,
    pays: on => (rules && pageFamilyOf(rules).pays?.(rules, on)) ?? [],
  })
}

const DEFAULT_SEATS = 3

/** The usual setup of a table with three seats. */
export const usualSetup = (rules: Rules): Readonly<Record<string, unknown>> =>
  pageFamilyOf(rules).usualSetup(
    rules,
    Array.from({ length: Math.min(DEFAULT_SEATS, rules.seats.places) }, (_, i) => i + 1),
  )
