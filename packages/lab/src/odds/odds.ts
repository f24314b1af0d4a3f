import {
  type BaccaratRules,
  type BankedRules,
  type Card,
  type LetItRideRules,
  type Readings,
  type Refusal,
  type RuleSet,
  refuse,
  type ThreeCardRules,
} from '@cardroom/engine'
import { baccaratOdds } from '../baccarat/odds.ts'
import { valueCounts } from '../baccarat/shoe.ts'
import { letItRideOdds } from '../let-it-ride/odds.ts'
import { threeCardOdds } from '../three-card/odds.ts'
import type { OddsAnswer, WagerOdds } from './answer.ts'

/** Under which circumstances the odds are asked for. */
export interface Circumstances {
  readonly readings: Readings
  readonly decks: number
  /** Cards that have left the shoe. */
  readonly dealt: readonly Card[]
}

type Solver = (
  rules: RuleSet,
  circumstances: Circumstances,
) => Pick<OddsAnswer, 'method' | 'wagers' | 'strategy'>

const exact = (wagers: readonly WagerOdds[]) => ({ method: 'exact' as const, wagers })

/** How the odds of each family are found. */
const SOLVERS: Readonly<Record<string, Solver>> = {
  baccarat: (rules, { readings, decks, dealt }) =>
    exact(baccaratOdds(rules as BaccaratRules, readings, valueCounts({ decks }, dealt))),
  'let-it-ride': rules => ({ method: 'exact', ...letItRideOdds(rules as LetItRideRules) }),
  'three-card': (rules, { readings }) => ({
    method: 'exact',
    ...threeCardOdds(rules as ThreeCardRules, readings),
  }),
}

/** The odds of every wager of a game. */
export function oddsOf(rules: BankedRules, circumstances: Circumstances): OddsAnswer | Refusal {
  const solver = SOLVERS[rules.family]
  if (!solver) return refuse(`the odds of ${rules.id} cannot be found yet`)
  return { game: rules.id, decks: circumstances.decks, ...solver(rules, circumstances) }
}
