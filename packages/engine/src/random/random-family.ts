import type { BankedRules } from '../banked/rules.ts'
import type { Randomness } from '../cards/shuffle.ts'
import type { Schedule, Span } from '../collection/fee.ts'
import { limitsOf } from '../collection/limits.ts'
import type { FamilyName, Rules, RulesOf } from '../families.ts'
import { dealtIn, type PokerRules } from '../poker/rules/rules.ts'
import { unwrap } from '../say/refusal.ts'
import { randomBankedSetup } from './banked-setup.ts'
import { randomPanSetup } from './pan-setup.ts'
import { randomPokerSetup, withPostOrKill } from './poker-setup.ts'
import { playerCounts } from './seats.ts'

/** What random play needs to know of a family. */
interface RandomFamily<R> {
  /** The numbers of players that may be dealt in. */
  counts(rules: R): readonly number[]
  /** How a random round starts with these options in force. */
  setup(rules: R, schedules: readonly Schedule[], randomness: Randomness): object
}

/** Whether one of the options is for this number of players. */
export const coversPlayers = (schedules: readonly Schedule[], players: number): boolean =>
  schedules.some(({ option }) => isWithin(option.players ?? {}, players))

const isWithin = ({ from = 0, to = Number.POSITIVE_INFINITY }: Span, players: number): boolean =>
  players >= from && players <= to

/** Without an option any number of players is covered. */
const isCovered = (schedules: readonly Schedule[]) => (players: number) =>
  schedules.length === 0 || coversPlayers(schedules, players)

const banked: RandomFamily<BankedRules> = {
  counts: ({ seats }) => [1, ...playerCounts(seats.places)],
  setup: (rules, [first], randomness) =>
    randomBankedSetup(rules, first && unwrap(limitsOf(first)), randomness),
}

const poker: RandomFamily<PokerRules> = {
  counts: rules => playerCounts(rules.seats.places).map(players => dealtIn(rules, players)),
  setup: (rules, schedules, randomness) => {
    const [first] = schedules
    const under = { ...(first ? { option: first.option } : {}), covers: isCovered(schedules) }
    return withPostOrKill(randomPokerSetup(rules, randomness, under), randomness)
  },
}

const RANDOM_FAMILIES: { readonly [N in FamilyName]: RandomFamily<RulesOf<N>> } = {
  baccarat: banked,
  blackjack: banked,
  'let-it-ride': banked,
  'pai-gow': banked,
  pan: {
    counts: ({ seats }) => playerCounts(seats.places),
    setup: (rules, schedules, randomness) => randomPanSetup(rules, randomness, isCovered(schedules)),
  },
  'pan-9': banked,
  poker,
  'three-card': banked,
  tiles: banked,
  ultimate: banked,
}

const familyOf = <N extends FamilyName>(rules: RulesOf<N>): RandomFamily<RulesOf<N>> =>
  RANDOM_FAMILIES[rules.family]

/** The numbers of players that may be dealt in. */
export const countsDealtIn = (rules: Rules): readonly number[] => familyOf(rules).counts(rules)

/** How a random round of a game starts with these options in force; the game refuses some. */
export const randomSetup = (rules: Rules, schedules: readonly Schedule[], randomness: Randomness): object =>
  familyOf(rules).setup(rules, schedules, randomness)
