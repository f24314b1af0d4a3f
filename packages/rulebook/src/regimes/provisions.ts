import { type Cite, joinCites, type Rules, type RulesOf, type Saying, sayer } from '@cardroom/engine'
import type { Rotation } from '@cardroom/engine/banked'
import type { BlackjackRules, VerdictRow } from '@cardroom/engine/blackjack'
import type { RegimeSentences } from './sentences.ts'

const say = sayer<RegimeSentences>()

/** The details of each rule of the law. */
interface Details {
  'rounds-in-a-row': object
  'fixed-wager': object
  'house-never-banks': object
  'offered-every-hand': object
  'others-in-time': { readonly players: number; readonly minutes: number }
  'providers-at-most': { readonly most: number }
  /** Rounds in a row before the position moves on. */
  'provider-passes-on': { readonly rounds: number }
  'provider-only-banks': object
  notice: object
  'words-not-in-name': { readonly words: readonly string[] }
  'no-bust': object
  /** `instead`: the nearest target that is left, where a game has to be changed. */
  'target-not': { readonly points: number; readonly instead: number }
  'natural-decides-nothing': object
  'ties-to-the-player': object
}

/** A rule that the code follows or checks; `of`: where it stands in the law. */
export type Provision<K extends keyof Details = keyof Details> = {
  [N in K]: { readonly rule: N; readonly of: string } & Details[N]
}[K]

/**
 * What a rule means for a filed game: it is kept as it was filed, the table follows it, the house has to do it, or the
 * game as filed is forbidden by it.
 */
export type ProvisionMeaning = 'kept' | 'at-the-table' | 'for-the-house' | 'forbidden'

/** What a rule finds in a game, with the lines of the filing. */
export interface ProvisionFinding {
  readonly meaning: ProvisionMeaning
  readonly what?: Saying
  readonly cite?: Cite
}

interface Rule<P> {
  said(provision: P): Saying
  /** Undefined for games that the rule does not concern. */
  finds(provision: P, rules: Rules): ProvisionFinding | undefined
  /** How tables follow it. */
  rotation?(provision: P): Rotation
  /** The game as it would have to be; only where the rule forbids it. */
  changed?(provision: P, rules: BlackjackRules): BlackjackRules
}

const atTheTable = (_: unknown, rules: Rules): ProvisionFinding | undefined =>
  'bank' in rules ? { meaning: 'at-the-table' } : undefined

const forThoseWithBank =
  (found: ProvisionFinding) =>
  (_: unknown, rules: Rules): ProvisionFinding | undefined =>
    'bank' in rules ? found : undefined

/** The law names blackjack: no other family has games of that kind. */
const isBlackjack = (rules: Rules): rules is RulesOf<'blackjack'> => rules.family === 'blackjack'

const ofBlackjack =
  <P>(finds: (provision: P, rules: BlackjackRules) => ProvisionFinding) =>
  (provision: P, rules: Rules): ProvisionFinding | undefined =>
    isBlackjack(rules) ? finds(provision, rules) : undefined

/** Of a blackjack-style game: forbidden by the lines of these rows, or kept where there are none. */
const forbiddenBy = (rows: readonly { readonly cite: Cite }[], what: Saying): ProvisionFinding =>
  rows.length === 0
    ? { meaning: 'kept' }
    : { meaning: 'forbidden', what, cite: joinCites(...rows.map(({ cite }) => cite)) }

const has = ({ when }: VerdictRow, ...events: VerdictRow['when']): boolean =>
  events.every(event => when.includes(event))

/** The hand nearer to the target wins, natural or not; the player wins ties. */
const BY_NEARNESS: readonly VerdictRow[] = [
  { when: ['player nearer'], outcome: 'win', pays: '1:1', cite: 'practice' },
  { when: ['equally near'], outcome: 'win', pays: '1:1', cite: 'practice' },
  { when: ['bank nearer'], outcome: 'lose', cite: 'practice' },
]

const withNearness = (rules: BlackjackRules): BlackjackRules => ({ ...rules, verdicts: BY_NEARNESS })

/** What each rule of the law means: one entry for every rule there is. */
const RULES: { readonly [K in keyof Details]: Rule<Provision<K>> } = {
  'rounds-in-a-row': {
    said: () => say('regime-rounds-in-a-row'),
    finds: (_, rules) =>
      'bank' in rules
        ? {
            meaning: 'kept',
            what: say('regime-has-rounds', { rounds: rules.bank.rounds }),
            cite: rules.bank.cite,
          }
        : undefined,
  },
  'fixed-wager': {
    said: () => say('regime-fixed-wager'),
    finds: forThoseWithBank({ meaning: 'kept', what: say('regime-has-cover') }),
  },
  'house-never-banks': {
    said: () => say('regime-house-never-banks'),
    finds: forThoseWithBank({ meaning: 'kept', what: say('regime-has-players-only') }),
  },
  'offered-every-hand': {
    said: () => say('regime-offered-every-hand'),
    finds: atTheTable,
    rotation: () => ({ everyHand: true }),
  },
  'others-in-time': {
    said: ({ players, minutes }) => say('regime-others-in-time', { players, minutes }),
    finds: atTheTable,
    rotation: ({ players, minutes }) => ({ others: { players, minutes } }),
  },
  'providers-at-most': {
    said: ({ most }) => say('regime-providers-at-most', { most }),
    finds: (_, rules) =>
      'bank' in rules
        ? { meaning: 'at-the-table', ...(rules.providers ? { cite: rules.providers } : {}) }
        : undefined,
    rotation: ({ most }) => ({ providers: { most } }),
  },
  'provider-passes-on': {
    said: ({ rounds }) => say('regime-provider-passes-on', { rounds }),
    finds: (_, rules) => ('bank' in rules ? { meaning: 'at-the-table', cite: rules.bank.cite } : undefined),
    rotation: ({ rounds }) => ({ providers: { rounds } }),
  },
  'provider-only-banks': {
    said: () => say('regime-provider-only-banks'),
    finds: atTheTable,
    rotation: () => ({ providers: { onlyBank: true } }),
  },
  notice: {
    said: () => say('regime-notice'),
    finds: forThoseWithBank({ meaning: 'for-the-house', what: say('regime-post-the-notice') }),
  },
  'words-not-in-name': {
    said: ({ words }) => say('regime-words-not-in-name', { words }),
    finds: ofBlackjack(({ words }, rules) => {
      const word = words.find(one => isIn(rules.name, one))
      return word === undefined
        ? { meaning: 'kept' }
        : { meaning: 'forbidden', what: say('regime-has-word', { name: rules.name, word }) }
    }),
    changed: ({ words }, rules) => ({ ...rules, name: nameWithout(rules, words) }),
  },
  'no-bust': {
    said: () => say('regime-no-bust'),
    finds: ofBlackjack((_, rules) => {
      const rows = rules.verdicts.filter(row => has(row, 'player over') || has(row, 'bank over'))
      return forbiddenBy(rows, say('regime-has-bust', { above: rules.over.above }))
    }),
    changed: (_, rules) => withNearness(rules),
  },
  'target-not': {
    said: ({ points }) => say('regime-target-not', { points }),
    finds: ofBlackjack(({ points }, rules) => {
      const rows = rules.over.above === points ? [rules.over] : []
      return forbiddenBy(rows, say('regime-has-target', { points }))
    }),
    changed: ({ instead }, rules) => ({ ...rules, over: { above: instead, cite: 'practice' } }),
  },
  'natural-decides-nothing': {
    said: () => say('regime-natural-decides-nothing'),
    finds: ofBlackjack((_, rules) => {
      const rows = rules.verdicts.filter(row => has(row, 'player natural') || has(row, 'bank natural'))
      return forbiddenBy(rows, say('regime-has-natural', { natural: rules.natural.name }))
    }),
    changed: (_, rules) => withNearness(withoutNatural(rules)),
  },
  'ties-to-the-player': {
    said: () => say('regime-ties-to-the-player'),
    finds: ofBlackjack((_, rules) => {
      const rows = rules.verdicts.filter(row => has(row, 'equal') && row.outcome !== 'win')
      return forbiddenBy(rows, say('regime-has-ties'))
    }),
    changed: (_, rules) => withNearness(rules),
  },
}

const isIn = (name: string, word: string): boolean => name.toLowerCase().includes(word)

/** The name without words that contain one of these; the target where nothing else is left. */
const nameWithout = ({ name, over }: BlackjackRules, words: readonly string[]): string =>
  name
    .split(' ')
    .filter(part => !words.some(word => isIn(part, word)))
    .join(' ') || `Nearest to ${over.above}`

/**
 * An ace and a ten-value card count twenty-one like any other: nobody looks at them, insures or pays early.
 */
function withoutNatural(rules: BlackjackRules): BlackjackRules {
  const { insurance: _, check: __, naturalsAtOnce: ___, ...rest } = rules
  const { settle } = rules
  const stays = (on: string) => on !== 'insurance'
  return {
    ...rest,
    natural: { ...rules.natural, points: 21, cite: 'practice' },
    wagers: rules.wagers.filter(({ on }) => stays(on)),
    settle: {
      ...settle,
      wagers: settle.wagers.filter(stays),
      ...(settle.losers ? { losers: { ...settle.losers, wagers: settle.losers.wagers.filter(stays) } } : {}),
      ...(settle.last ? { last: settle.last.filter(stays) } : {}),
    },
  }
}

const ruleOf = <K extends keyof Details>(provision: Provision<K>): Rule<Provision<K>> =>
  RULES[provision.rule] as Rule<Provision<K>>

/** A rule of the law in words. */
export const sayProvision = (provision: Provision): Saying => ruleOf(provision).said(provision)

/** What a rule of the law finds in a game. */
export const foundIn = (provision: Provision, rules: Rules): ProvisionFinding | undefined =>
  ruleOf(provision).finds(provision, rules)

/** How tables follow a rule of the law. */
export const rotationOf = (provision: Provision): Rotation => ruleOf(provision).rotation?.(provision) ?? {}

/** A game as a rule of the law would have it. */
export const changedBy = (provision: Provision, rules: Rules): Rules =>
  isBlackjack(rules) ? { ...rules, ...ruleOf(provision).changed?.(provision, rules) } : rules
