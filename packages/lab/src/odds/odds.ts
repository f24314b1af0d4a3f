import {
  type BaccaratRules,
  type BankedRules,
  type BlackjackRules,
  type Card,
  cardsOf,
  countsOf,
  deckOf,
  isRefusal,
  type LetItRideRules,
  nameOf,
  type PaiGowPokerRules,
  type Pan9Rules,
  type Readings,
  type Refusal,
  type RuleSet,
  refuse,
  type ThreeCardRules,
  type TilesRules,
  type UltimateRules,
} from '@cardroom/engine'
import { baccaratOdds } from '../baccarat/odds.ts'
import { valueCounts } from '../baccarat/shoe.ts'
import { blackjackOdds } from '../blackjack/odds.ts'
import { shoeOf } from '../cards/shoe.ts'
import { letItRideOdds } from '../let-it-ride/odds.ts'
import { paiGowOdds } from '../pai-gow/odds.ts'
import { strategyOf } from '../pai-gow/strategy.ts'
import { pan9Odds } from '../pan-9/odds.ts'
import { ALONE, type Watch } from '../parallel/work.ts'
import { threeCardOdds } from '../three-card/odds.ts'
import { tilesOdds } from '../tiles/odds.ts'
import { ultimateOdds } from '../ultimate/odds.ts'
import type { OddsAnswer } from './answer.ts'
import { type Part, solved } from './part.ts'
import type { Strategy } from './strategy.ts'

/** Under which circumstances the odds are asked for. */
export interface Circumstances {
  readonly readings: Readings
  readonly decks: number
  /** Cards that have left the shoe. */
  readonly dealt: readonly Card[]
  /** Only this wager. */
  readonly wager?: string | undefined
  /** How the hands are played; each family has its own default. */
  readonly strategy?: Strategy | undefined
}

type Solver = (rules: RuleSet, circumstances: Circumstances & { strategy: Strategy }) => readonly Part[]

/** How the odds of each family are found: in parts, so that nobody waits for a wager that was not asked for. */
const SOLVERS: Readonly<Record<string, Solver>> = {
  baccarat: (rules, { readings, decks, dealt }) =>
    baccaratOdds(rules as BaccaratRules, readings, valueCounts(deckOf(rules as BankedRules, decks), dealt)),
  blackjack: (rules, { readings, decks, dealt }) =>
    blackjackOdds(rules as BlackjackRules, readings, shoeOf(rules as BankedRules, decks, dealt), decks),
  'let-it-ride': rules => letItRideOdds(rules as LetItRideRules),
  'pai-gow': (rules, { readings, decks, strategy }) =>
    paiGowOdds(rules as PaiGowPokerRules, readings, decks, strategy),
  'pan-9': (rules, { decks, dealt, strategy }) =>
    pan9Odds(rules as Pan9Rules, valueCounts(deckOf(rules as BankedRules, decks), dealt), strategy),
  'three-card': (rules, { readings }) => threeCardOdds(rules as ThreeCardRules, readings),
  tiles: (rules, { readings, strategy }) => tilesOdds(rules as TilesRules, readings, strategy),
  ultimate: (rules, { readings }) => ultimateOdds(rules as UltimateRules, readings),
}

/** The odds of every wager of a game. */
export async function oddsOf(
  rules: BankedRules,
  circumstances: Circumstances,
  watch: Watch = ALONE,
): Promise<OddsAnswer | Refusal> {
  const solver = SOLVERS[rules.family]
  if (!solver) return refuse(`the odds of ${rules.id} cannot be found yet`)
  const wrong = checkStrategy(rules, circumstances.strategy) ?? checkDealt(rules, circumstances)
  if (wrong) return wrong
  const strategy = circumstances.strategy ?? usualStrategy(rules)
  const found = await solved(solver(rules, { ...circumstances, strategy }), circumstances.wager, watch)
  if (isRefusal(found)) return found
  const played = 'houseWay' in rules ? { played: strategy } : {}
  return { game: rules.id, decks: circumstances.decks, ...played, ...found }
}

/** By the house way where both sides set their hands unseen; as well as can be elsewhere. */
function usualStrategy(rules: BankedRules): Strategy {
  if (rules.family === 'pai-gow') return strategyOf(rules as PaiGowPokerRules)
  return rules.family === 'tiles' ? 'house-way' : 'best'
}

/** Families whose rounds go on with what the rounds before have left in the shoe. */
const FROM_A_SHOE: readonly string[] = ['baccarat', 'blackjack', 'pan-9']

function checkDealt(rules: BankedRules, { decks, dealt }: Circumstances): Refusal | undefined {
  if (dealt.length === 0) return undefined
  if (!FROM_A_SHOE.includes(rules.family)) return refuse('dealt: every round starts from a full deck')
  const shoe = countsOf(cardsOf(deckOf(rules, decks)))
  const gone = countsOf(dealt)
  const over = dealt.find(card => gone[card]! > shoe[card]!)
  return over === undefined ? undefined : refuse(`dealt: the shoe has ${shoe[over]} of ${nameOf(over)}`)
}

function checkStrategy(rules: BankedRules, strategy: Strategy | undefined): Refusal | undefined {
  if (strategy === 'house-way' && !('houseWay' in rules)) return refuse(`${rules.id} has no house way`)
  if (strategy === 'best' && rules.family === 'pai-gow' && strategyOf(rules as PaiGowPokerRules) !== 'best') {
    return refuse(`strategy: ${rules.id} is only known by the house way`)
  }
  return undefined
}
