import { type Card, rankOf, suitOf } from '../../cards/card.ts'
import type { Verdict } from '../live.ts'
import type { PayTable } from '../rules.ts'
import type { CountedHand } from './events.ts'
import type { BlackjackBonus, BusterRow, MatchHand, SuperMatchHand } from './rules.ts'

/** What bonus bets look at. */
interface BonusSight {
  readonly bank: CountedHand
  /** The seat's first cards, before any switch or split: two, or four where it has two hands. */
  readonly first: readonly Card[]
  readonly decks: number
}

/** What becomes of a bonus bet of the blackjack family. */
export function blackjackBonusVerdict(bonus: BlackjackBonus, { bank, first, decks }: BonusSight): Verdict {
  switch (bonus.kind) {
    case 'buster':
      return paid(bank.over ? busterRow(bonus.pays, bank.cards.length) : undefined, bonus.loses)
    case 'match-the-dealer':
      return paid(row(bonus.pays, matchHand(first, bank.cards[bonus.card === 'up' ? 0 : 1]!)), bonus.loses)
    case 'super-match': {
      const table = bonus.tables.find(one => one.decks.includes(decks))!
      return paid(row(table.pays, superMatchHand(first)), bonus.loses)
    }
  }
}

const paid = (won: { pays: BusterRow['pays']; cite: string } | undefined, loses: string): Verdict =>
  won ? { outcome: 'win', odds: won.pays, rule: won.cite } : { outcome: 'lose', rule: loses }

const row = <H extends string>(table: PayTable<H>, hand: H | undefined) =>
  table.find(one => one.hand === hand)

const busterRow = (rows: readonly BusterRow[], cards: number) =>
  rows.find(one => one.cards === cards) ?? rows.at(-1)!

/** How the two first cards match a card of the player-dealer in rank. */
export function matchHand(first: readonly Card[], dealer: Card): MatchHand | undefined {
  const matches = first.filter(card => rankOf(card) === rankOf(dealer))
  const suited = matches.filter(card => suitOf(card) === suitOf(dealer)).length
  const unsuited = matches.length - suited
  if (suited === 2) return 'two suited matches'
  if (suited === 1) return unsuited === 1 ? 'one suited and one unsuited match' : 'one suited match'
  return ([undefined, 'one unsuited match', 'two unsuited matches'] as const)[unsuited]
}

/** What four cards are in rank. */
export function superMatchHand(first: readonly Card[]): SuperMatchHand | undefined {
  const counts = new Map<number, number>()
  for (const card of first) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1)
  const most = Math.max(...counts.values())
  if (most === 4) return 'four of a kind'
  if (most === 3) return 'three of a kind'
  if (most === 1) return undefined
  return counts.size === 2 ? 'two pair' : 'pair'
}
