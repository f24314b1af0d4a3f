import { rank } from '../../cards/card.ts'
import type { Readings } from '../../rules/readings.ts'
import type { Condition, PanRules } from './rules.ts'

/** The rules with their readings applied. */
export interface PanTerms {
  readonly anySuit: ReadonlySet<number>
  readonly valle: ReadonlySet<number>
  readonly conditions: readonly Condition[]
  /** A square of different suits may hold a suit twice, once it holds three. */
  readonly repeats: boolean
  /** What each further card of a valle square in one suit pays. */
  readonly addedValle: 'full' | 'half'
  /** Whether further cards of a paying rope pay. */
  readonly addedRope: 'nothing' | 'again'
  readonly borrowing: 'new-melds' | 'any-meld' | 'none'
  readonly forcing: boolean
  readonly drawAgain: 'first-turn' | 'every-turn' | 'never'
  readonly antes: 'everybody' | 'passers'
  readonly shortStack: 'pays-what-there-is' | 'all-pay-alike'
  readonly outCardGiven: 'on-call' | 'refused'
  readonly lowestTie: 'again' | 'first-dealt'
  readonly deckRunsOut: 'reshuffled' | 'hand-ends'
}

const ranks = (letters: string): Set<number> => new Set([...letters].map(rank))

/** The rules of the game under the house's readings. */
export function panTermsOf(rules: PanRules, readings: Readings): PanTerms {
  const read = <T extends string>(name: string, otherwise: T): T =>
    (readings[name] as T | undefined) ?? otherwise
  return {
    anySuit: ranks(rules.anySuit.ranks),
    valle: ranks(rules.valle.ranks),
    conditions: readings.conditions === 'none' ? [] : rules.conditions,
    repeats: readings.squares !== 'different-only',
    addedValle: read('addedValle', 'full'),
    addedRope: read('addedRope', 'nothing'),
    borrowing: read('borrowing', 'new-melds'),
    forcing: readings.forcing !== 'not-allowed',
    drawAgain: rules.draw.again === undefined ? 'never' : read('drawAgain', 'first-turn'),
    antes: read('antes', 'everybody'),
    shortStack: read('shortStack', 'pays-what-there-is'),
    outCardGiven: read('outCardGiven', 'on-call'),
    lowestTie: read('lowestTie', 'first-dealt'),
    deckRunsOut: read('deckRunsOut', 'reshuffled'),
  }
}

/** The terms with every reading at its default: all that a viewer of the table alone can know. */
export const defaultTerms = (rules: PanRules): PanTerms =>
  panTermsOf(rules, Object.fromEntries(rules.readings.map(one => [one.name, one.default])))
