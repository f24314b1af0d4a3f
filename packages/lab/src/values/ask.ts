import { type Ask, isRefusal, type Option, type Refusal, type RuleSet, within } from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import type { Card } from '@cardroom/engine/cards'
import type { Choice, ValuedChoices, Worth } from './answer.ts'
import { firstWager, handOf, type Position, unseenBy } from './position.ts'
import { refuseValues } from './refusals.ts'

/** How a family values the choices of a seat. */
export interface Valuer<Rules extends RuleSet> {
  /** Whether its rounds continue with the same shoe. */
  readonly fromAShoe?: true
  /** Whether its values are estimates, by which play is not judged. */
  readonly estimate?: true
  choices(position: Position<Rules>): ValuedChoices | Refusal
}

type WithoutRefusals<T> = { readonly [K in keyof T]: Exclude<T[K], Refusal> }

/** All values, or the first refusal among them. */
export function allOf<T extends Readonly<Record<string, unknown>>>(parts: T): WithoutRefusals<T> | Refusal {
  // Everything else was read successfully.
  return Object.values(parts).find(isRefusal) ?? (parts as WithoutRefusals<T>)
}

/** What each option comes to; an option that names cards or an amount is several choices. */
export function worthOfEach(
  game: string,
  { options }: Ask,
  worths: (option: Option) => ValuedChoices['choices'] | Worth | undefined,
): ValuedChoices['choices'] | Refusal {
  const found: (Worth & { choice: Choice })[] = []
  for (const [i, option] of options.entries()) {
    const { move } = option
    const worth = worths(option)
    if (!worth) return within(['ask', 'options', i], refuseValues('values-not-of-this-move', { game, move }))
    if ('cents' in worth) found.push({ choice: { move }, ...worth })
    else found.push(...worth)
  }
  return found
}

/** The answer, or the first refusal on the way. */
export const withChoices = (
  choices: ValuedChoices['choices'] | Refusal,
  rest: Omit<ValuedChoices, 'choices'>,
): ValuedChoices | Refusal => (isRefusal(choices) ? choices : { ...rest, choices })

/** Every two of some cards, those that look alike once. */
export function pairsOf(cards: readonly Card[]): [Card, Card][] {
  const found = new Map<string, [Card, Card]>()
  for (const [i, a] of cards.entries()) {
    for (const b of cards.slice(i + 1)) found.set([a, b].sort((x, y) => x - y).join(), [a, b])
  }
  return [...found.values()]
}

/** What a seat knows before it chooses: its hand of so many cards, its first wager, and what it has not seen. */
export const knownBy = (position: Position<BankedRules>, cards: number, on: string) =>
  allOf({ own: handOf(position, cards), unit: firstWager(position, on), unseen: unseenBy(position) })
