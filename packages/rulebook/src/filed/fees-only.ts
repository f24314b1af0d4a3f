/** A game with filed fees but no filed rules: `cardroom fee` knows it, but it cannot be dealt. */
export interface FeesOnlyGame {
  readonly id: string
  readonly name: string
  /** Registration number, where the fees name one. */
  readonly number?: string
  readonly cite: string
}

/** The games for which a room filed fees but no rules. */
export const feesOnly: readonly FeesOnlyGame[] = [
  { id: 'towers/razz', name: 'Razz', number: 'GEGA-002702', cite: '002:2367' },
  { id: 'towers/lowball', name: 'Lowball', number: 'GEGA-002705', cite: '002:2367' },
  { id: 'towers/draw-poker-hi-lo', name: 'Draw Hi-Lo Split', number: 'GEGA-002708', cite: '002:2367' },
  { id: 'towers/seven-card-stud', name: '7 Card Stud High', number: 'GEGA-002709', cite: '002:2367' },
  {
    id: 'towers/seven-card-stud-hi-lo',
    name: '7 Card Stud Hi-Lo Split',
    number: 'GEGA-002710',
    cite: '002:2367',
  },
  {
    id: 'towers/seven-card-stud-hi-lo-pitch-n-roll',
    name: '7 Card Stud Hi-Lo Split Pitch-n-Roll',
    number: 'GEGA-002727',
    cite: '002:2367',
  },
  { id: 'comstock/pure-21-5-blackjack', name: 'Pure 21.5 Blackjack', cite: '003:610' },
  { id: 'players/seven-card-stud', name: 'Seven Card Stud', number: 'GEGR-001938', cite: '004:4882' },
  {
    id: 'players/seven-card-stud-hi-lo',
    name: 'Seven Card Stud High-Low Split',
    number: 'GEGR-001937',
    cite: '004:4882',
  },
  { id: 'players/mexican-poker', name: 'Mexican Poker', number: 'GEGR-001935', cite: '004:5192' },
  {
    id: 'players/three-card-poker-1-1',
    name: 'Three Card Poker 1.1',
    number: 'GEGA-003036',
    cite: '004:6096',
  },
]

/** The fees-only game of this id. */
export const feesOnlyGame = (id: string): FeesOnlyGame | undefined => feesOnly.find(game => game.id === id)
