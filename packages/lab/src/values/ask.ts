import { type Ask, isRefusal, type Option, type Refusal, within } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import type { Choice, Valued, Worth } from './answer.ts'
import { refuse } from './refusals.ts'

type Granted<T> = { readonly [K in keyof T]: Exclude<T[K], Refusal> }

/** Everything that was read, unless some of it was refused: then the first refusal. */
export function allOf<T extends Readonly<Record<string, unknown>>>(parts: T): Granted<T> | Refusal {
  // What is no refusal was granted.
  return Object.values(parts).find(isRefusal) ?? (parts as Granted<T>)
}

/** What each option comes to; an option that names cards or an amount is several choices. */
export function worthOfEach(
  game: string,
  { options }: Ask,
  worths: (option: Option) => Valued['choices'] | Worth | undefined,
): Valued['choices'] | Refusal {
  const found: (Worth & { choice: Choice })[] = []
  for (const [i, option] of options.entries()) {
    const { move } = option
    const worth = worths(option)
    if (!worth) return within(['ask', 'options', i], refuse('values-not-of-this-move', { game, move }))
    if ('cents' in worth) found.push({ choice: { move }, ...worth })
    else found.push(...worth)
  }
  return found
}

/** An answer, unless there was something to refuse on the way. */
export const valued = (
  choices: Valued['choices'] | Refusal,
  rest: Omit<Valued, 'choices'>,
): Valued | Refusal => (isRefusal(choices) ? choices : { ...rest, choices })

/** Every two of some cards, those that look alike once. */
export function pairsOf(cards: readonly Card[]): [Card, Card][] {
  const found = new Map<string, [Card, Card]>()
  for (const [i, a] of cards.entries()) {
    for (const b of cards.slice(i + 1)) found.set([a, b].sort((x, y) => x - y).join(), [a, b])
  }
  return [...found.values()]
}
