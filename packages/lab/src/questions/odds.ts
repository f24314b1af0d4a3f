import { isRefusal, type Refusal, within } from '@cardroom/engine'
import { type BankedRules, deckOf } from '@cardroom/engine/banked'
import { cardsOf, countsOf, nameOf } from '@cardroom/engine/cards'
import type { OddsAnswer } from '../odds/answer.ts'
import type { Circumstances, Strategy } from '../odds/circumstances.ts'
import { solveParts } from '../odds/part.ts'
import { refuseOdds } from '../odds/refusals.ts'
import { type Watch, WITHOUT_WORKERS } from '../parallel/work.ts'
import { familyOf } from './families.ts'

/** The odds of every wager of a game. */
export async function oddsOf(
  rules: BankedRules,
  circumstances: Circumstances,
  watch: Watch = WITHOUT_WORKERS,
): Promise<OddsAnswer | Refusal> {
  const solver = familyOf(rules)?.odds
  if (!solver) return refuseOdds('odds-not-known-yet', { game: rules.id })
  const strategies = solver.strategies?.(rules) ?? (['best'] as const)
  const strategy = circumstances.strategy ?? strategies[0]
  if (!strategies.includes(strategy)) return refuseStrategy(rules, strategy)
  const wrong = checkDealt(rules, circumstances, solver.fromAShoe)
  if (wrong) return wrong
  const parts = solver.parts(rules, { ...circumstances, strategy })
  const found = await solveParts(parts, circumstances.wager, watch)
  if (isRefusal(found)) return found
  const played = strategies.includes('house-way') ? { played: strategy } : {}
  return { game: rules.id, decks: circumstances.decks, ...played, ...found }
}

const refuseStrategy = ({ id: game }: BankedRules, strategy: Strategy): Refusal =>
  strategy === 'best'
    ? within(['strategy'], refuseOdds('only-the-house-way', { game }))
    : refuseOdds('no-house-way', { game })

function checkDealt(
  rules: BankedRules,
  { decks, dealt }: Circumstances,
  fromAShoe = false,
): Refusal | undefined {
  if (dealt.length === 0) return undefined
  if (!fromAShoe) return within(['dealt'], refuseOdds('every-round-from-a-full-deck'))
  const shoe = countsOf(cardsOf(deckOf(rules, decks)))
  const gone = countsOf(dealt)
  const over = dealt.find(card => gone[card]! > shoe[card]!)
  if (over === undefined) return undefined
  return within(['dealt'], refuseOdds('more-than-the-shoe-has', { card: nameOf(over), has: shoe[over]! }))
}
