import type { UnsaidDetail } from '@cardroom/engine/formats'

/** What a format leaves out, in words. */
export const UNSAID_TEXTS: Readonly<Record<UnsaidDetail, string>> = {
  game: 'which game it is: the format has no name for it',
  'house-rules': 'by which room’s rules it was played: the format names the common game only',
  limit: 'the betting limit',
  bets: 'the size of the fixed bets, or the least bet',
  'forced-bets': 'forced bets other than two blinds and everybody’s ante',
  posts: 'posts and kills',
  collection: 'the collection: which schedule option was in force, or what was taken',
  readings: 'which readings of the rules were chosen',
  'odd-chip': 'the smallest chip that a pot is split down to',
  rulings: 'rulings of the floor',
  moves: 'moves that the format has no word for',
  discards: 'which cards were given up',
  streets: 'which street it was: the format has names for flop games only',
  'two-boards': 'which board a card belongs to',
  jokers: 'jokers',
  'cards-passed-over': 'cards found face up in the deck',
  shuffle: 'from which shoe it was dealt, and how the cards were shuffled',
  names: 'the names of the players: a record has seats',
  time: 'when it was played',
  tournament: 'that it was part of a tournament',
  'everything-but-results': 'how it was played: only what came of it',
}
