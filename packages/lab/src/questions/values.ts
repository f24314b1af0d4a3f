import { isRefusal, type Refusal, type RuleSet, readingsOf, within } from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import { namesOf, parseCard } from '@cardroom/engine/cards'
import type { WagerOdds } from '../odds/answer.ts'
import { refuseOdds } from '../odds/refusals.ts'
import type { Choice, ChoiceValue, PositionValues, ValuedChoices } from '../values/answer.ts'
import { type Position, readingsOfPlay } from '../values/position.ts'
import { refuseValues } from '../values/refusals.ts'
import { familyOf } from './families.ts'
import { oddsOf } from './odds.ts'

/** What each legal choice of a seat is worth, from what the seat sees. */
export function valuesOf(position: Position): PositionValues | Refusal {
  const { rules, ask, gone } = position
  const wrong = contradiction(position)
  if (wrong) return wrong
  const valuer = familyOf(rules)?.values
  if (!valuer) return refuseValues('values-not-known-yet', { game: rules.id })
  if (ask.options.length === 0) return within(['ask', 'options'], refuseValues('no-choice-to-value'))
  if (gone.length > 0 && !valuer.fromAShoe) {
    return within(['gone'], refuseOdds('every-round-from-a-full-deck'))
  }
  const found = valuer.choices(position)
  return isRefusal(found) ? found : inUnits(rules, found)
}

/** Refuses a position that no round of the game could reach. */
function contradiction({ rules, readings, view }: Position): Refusal | undefined {
  for (const [i, { cards }] of view.piles.entries()) {
    const at = cards.findIndex(name => parseCard(name) === undefined)
    const card = cards[at]
    if (card !== undefined)
      return within(['view', 'piles', i, 'cards', at], refuseValues('no-card-of-that-name', { card }))
  }
  const read = readingsOf(rules, readingsOfPlay(rules, readings))
  return isRefusal(read) ? read : undefined
}

/** Whether the choices of a game can be valued at all, be it by an estimate. */
export const canBeValued = (rules: RuleSet): boolean => familyOf(rules)?.values !== undefined

/** Whether the choices of a game have values by which play can be judged. */
export function hasValues(rules: RuleSet): boolean {
  const values = familyOf(rules)?.values
  return values !== undefined && !values.estimate
}

function inUnits(
  { id }: RuleSet,
  { method, unit, choices, notes = [] }: ValuedChoices,
): PositionValues | Refusal {
  const values = choices.map(({ choice, cents, stderr, why }): ChoiceValue => {
    const error = stderr === undefined ? {} : { stderr: stderr / unit }
    return { choice, move: writeChoice(choice), value: cents / unit, cents, ...error, why }
  })
  const [best, ...others] = values.sort((a, b) => b.cents - a.cents)
  if (!best) return within(['ask', 'options'], refuseValues('no-choice-to-value'))
  return { game: id, method, unit, choices: [best, ...others], ...(notes.length > 0 ? { notes } : {}) }
}

/** As a record writes it after the seat: `set 5h 5d`. */
const writeChoice = ({ move, cards, cents, to }: Choice): string =>
  [
    move,
    ...(cards && cards.length > 0 ? [namesOf(cards)] : []),
    ...(cents === undefined ? [] : [cents]),
    ...(to === undefined ? [] : ['to', to]),
  ].join(' ')

/**
 * The current cost of each wager in a game without decisions, with the cards that have left the shoe: its
 * edge.
 */
export async function wagersNow(
  rules: BankedRules,
  { readings, decks, gone }: Pick<Position, 'readings' | 'decks' | 'gone'>,
): Promise<readonly WagerOdds[] | Refusal> {
  const odds = await oddsOf(rules, { readings, decks: decks ?? rules.decks.to, dealt: gone })
  return isRefusal(odds) ? odds : odds.wagers
}
