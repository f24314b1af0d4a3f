import { isRefusal, type Refusal, within } from '@cardroom/engine'
import { type BankedRules, deckOf } from '@cardroom/engine/banked'
import { cardsOf, countsOf, nameOf } from '@cardroom/engine/cards'
import type { OddsAnswer } from '../odds/answer.ts'
import type { Circumstances } from '../odds/circumstances.ts'
import { solved } from '../odds/part.ts'
import { refuse } from '../odds/refusals.ts'
import type { Strategy } from '../odds/strategy.ts'
import { ALONE, type Watch } from '../parallel/work.ts'
import { familyOf } from './families.ts'

/** The odds of every wager of a game. */
export async function oddsOf(
  rules: BankedRules,
  circumstances: Circumstances,
  watch: Watch = ALONE,
): Promise<OddsAnswer | Refusal> {
  const solver = familyOf(rules)?.odds
  if (!solver) return refuse('odds-not-known-yet', { game: rules.id })
  const strategies = solver.strategies?.(rules) ?? (['best'] as const)
  const strategy = circumstances.strategy ?? strategies[0]
  if (!strategies.includes(strategy)) return unknown(rules, strategy)
  const wrong = checkDealt(rules, circumstances, solver.fromAShoe)
  if (wrong) return wrong
  const parts = solver.parts(rules, { ...circumstances, strategy })
  const found = await solved(parts, circumstances.wager, watch)
  if (isRefusal(found)) return found
  const played = strategies.includes('house-way') ? { played: strategy } : {}
  return { game: rules.id, decks: circumstances.decks, ...played, ...found }
}

const unknown = ({ id: game }: BankedRules, strategy: Strategy): Refusal =>
  strategy === 'best'
    ? within(['strategy'], refuse('only-the-house-way', { game }))
    : refuse('no-house-way', { game })

function checkDealt(
  rules: BankedRules,
  { decks, dealt }: Circumstances,
  fromAShoe = false,
): Refusal | undefined {
  if (dealt.length === 0) return undefined
  if (!fromAShoe) return within(['dealt'], refuse('every-round-from-a-full-deck'))
  const shoe = countsOf(cardsOf(deckOf(rules, decks)))
  const gone = countsOf(dealt)
  const over = dealt.find(card => gone[card]! > shoe[card]!)
  if (over === undefined) return undefined
  return within(['dealt'], refuse('more-than-the-shoe-has', { card: nameOf(over), has: shoe[over]! }))
}
