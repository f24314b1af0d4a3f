import {
  type BankedRules,
  cardsOf,
  countsOf,
  deckOf,
  isRefusal,
  nameOf,
  type Refusal,
  refuse,
} from '@cardroom/engine'
import type { OddsAnswer } from '../odds/answer.ts'
import type { Circumstances } from '../odds/circumstances.ts'
import { solved } from '../odds/part.ts'
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
  if (!solver) return refuse(`the odds of ${rules.id} cannot be found yet`)
  const strategies = solver.strategies?.(rules) ?? (['best'] as const)
  const strategy = circumstances.strategy ?? strategies[0]
  if (!strategies.includes(strategy)) return refuse(unknown(rules, strategy))
  const wrong = checkDealt(rules, circumstances, solver.fromAShoe)
  if (wrong) return wrong
  const parts = solver.parts(rules, { ...circumstances, strategy })
  const found = await solved(parts, circumstances.wager, watch)
  if (isRefusal(found)) return found
  const played = strategies.includes('house-way') ? { played: strategy } : {}
  return { game: rules.id, decks: circumstances.decks, ...played, ...found }
}

const unknown = ({ id }: BankedRules, strategy: Strategy): string =>
  strategy === 'best' ? `strategy: ${id} is only known by the house way` : `${id} has no house way`

function checkDealt(
  rules: BankedRules,
  { decks, dealt }: Circumstances,
  fromAShoe = false,
): Refusal | undefined {
  if (dealt.length === 0) return undefined
  if (!fromAShoe) return refuse('dealt: every round starts from a full deck')
  const shoe = countsOf(cardsOf(deckOf(rules, decks)))
  const gone = countsOf(dealt)
  const over = dealt.find(card => gone[card]! > shoe[card]!)
  return over === undefined ? undefined : refuse(`dealt: the shoe has ${shoe[over]} of ${nameOf(over)}`)
}
