import type { Deck } from '../cards/deck.ts'
import type { BankedRules } from './rules.ts'

/** What a game is dealt from; the most decks that its filing allows, if nothing is said. */
export function deckOf({ decks: rule }: Pick<BankedRules, 'decks'>, decks = rule.to): Deck {
  if (rule.tiles) return { tiles: true }
  const jokers = decks >= (rule.jokersFrom ?? 1) ? (rule.jokers ?? 0) : 0
  return { decks, jokers, ...(rule.without === undefined ? {} : { without: rule.without }) }
}
