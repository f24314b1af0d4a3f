import { type Card, JOKER, RANKS, rankOf, suitOf } from '../../cards/card.ts'
import type { HandCount } from './value.ts'

/** A hand as the verdicts look at it. */
export interface CountedHand extends HandCount {
  readonly cards: readonly Card[]
}

interface Sides {
  readonly player: CountedHand
  readonly bank: CountedHand
  /** The highest total that is not over. */
  readonly target: number
}

const off = ({ points }: CountedHand, target: number): number => Math.abs(points - target)

const ranks = (cards: readonly Card[]): string =>
  cards
    .map(card => RANKS[rankOf(card)])
    .sort()
    .join('')

const oneSuit = (cards: readonly Card[]): boolean => cards.every(card => suitOf(card) === suitOf(cards[0]!))

/** What can be said of a player's hand and the player-dealer's; the filings' rules are made of these. */
export const BLACKJACK_EVENTS = {
  'player natural': ({ player }: Sides) => player.natural,
  'player over': ({ player }: Sides) => player.over,
  'player higher': ({ player, bank }: Sides) => player.points > bank.points,
  'player lower': ({ player, bank }: Sides) => player.points < bank.points,
  equal: ({ player, bank }: Sides) => player.points === bank.points,
  'player nearer': ({ player, bank, target }: Sides) => off(player, target) < off(bank, target),
  'equally near': ({ player, bank, target }: Sides) => off(player, target) === off(bank, target),
  'bank nearer': ({ player, bank, target }: Sides) => off(player, target) > off(bank, target),
  'player 21': ({ player }: Sides) => player.points === 21,
  'player 21½ by a switch': ({ player }: Sides) => player.points === 21.5 && !player.natural,
  'player 23 to 25 in three cards': ({ player }: Sides) =>
    player.cards.length === 3 && player.points >= 23 && player.points <= 25,
  'bank natural': ({ bank }: Sides) => bank.natural,
  'bank over': ({ bank }: Sides) => bank.over,
  'bank 21': ({ bank }: Sides) => bank.points === 21,
  'bank 22': ({ bank }: Sides) => bank.points === 22 && !bank.natural,
  'bank 8-8-8': ({ bank }: Sides) => bank.cards.length === 3 && ranks(bank.cards) === '888',
  'bank 7-8-9 of one suit': ({ bank }: Sides) =>
    bank.cards.length === 3 && ranks(bank.cards) === '789' && oneSuit(bank.cards),
  'bank joker in two cards': ({ bank }: Sides) => bank.cards.slice(0, 2).includes(JOKER),
} as const

/** Something that hands of the blackjack family can be, as rules name it. */
export type BlackjackEvent = keyof typeof BLACKJACK_EVENTS
