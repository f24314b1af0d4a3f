import type { Deck } from '../cards/deck.ts'
import type { BankedRules } from './rules.ts'

type DeckRule = BankedRules['decks']

/** What each rule gives, by the number of decks: the same deck for every round, so that it is counted once. */
const DECKS = new WeakMap<DeckRule, Deck[]>()

/** What a game is dealt from; the most decks that its filing allows, if nothing is said. */
export function deckOf({ decks: rule }: Pick<BankedRules, 'decks'>, decks = rule.to): Deck {
  let made = DECKS.get(rule)
  if (!made) {
    made = []
    DECKS.set(rule, made)
  }
  made[decks] ??= deckWith(rule, decks)
  return made[decks]
}

function deckWith(rule: DeckRule, decks: number): Deck {
  if (rule.tiles) return { tiles: true }
  const jokers = decks >= (rule.jokersFrom ?? 1) ? (rule.jokers ?? 0) : 0
  return { decks, jokers, ...(rule.without === undefined ? {} : { without: rule.without }) }
}
