import type { Deck } from '../cards/deck.ts'
import type { BankedRules } from './rules.ts'

type DeckRule = BankedRules['decks']

/** The decks of each rule, by the number of decks: rounds share them, so that each deck is counted only once. */
const DECKS_BY_RULE = new WeakMap<DeckRule, Deck[]>()

/** The deck of a game; by default with the most decks that its filing allows. */
export function deckOf({ decks: rule }: Pick<BankedRules, 'decks'>, decks = rule.to): Deck {
  let made = DECKS_BY_RULE.get(rule)
  if (!made) {
    made = []
    DECKS_BY_RULE.set(rule, made)
  }
  made[decks] ??= deckWith(rule, decks)
  return made[decks]
}

function deckWith(rule: DeckRule, decks: number): Deck {
  if (rule.tiles) return { tiles: true }
  const jokers = decks >= (rule.jokersFrom ?? 1) ? (rule.jokers ?? 0) : 0
  return { decks, jokers, ...(rule.without === undefined ? {} : { without: rule.without }) }
}
