/** Games that a room filed fees for, but no rules: `cardroom fee` knows them, nobody can deal them. */
export const feesOnly: readonly { readonly id: string; readonly name: string; readonly cite: string }[] = [
  { id: 'towers/razz', name: 'Razz', cite: '002:2367' },
  { id: 'towers/lowball', name: 'Lowball', cite: '002:2367' },
  { id: 'towers/draw-poker-hi-lo', name: 'Draw Hi-Lo Split', cite: '002:2367' },
  { id: 'towers/seven-card-stud', name: '7 Card Stud High', cite: '002:2367' },
  { id: 'towers/seven-card-stud-hi-lo', name: '7 Card Stud Hi-Lo Split', cite: '002:2367' },
  {
    id: 'towers/seven-card-stud-hi-lo-pitch-n-roll',
    name: '7 Card Stud Hi-Lo Split Pitch-n-Roll',
    cite: '002:2367',
  },
  { id: 'comstock/pure-21-5-blackjack', name: 'Pure 21.5 Blackjack', cite: '003:610' },
  { id: 'players/seven-card-stud', name: 'Seven Card Stud', cite: '004:4882' },
  { id: 'players/seven-card-stud-hi-lo', name: 'Seven Card Stud High-Low Split', cite: '004:4882' },
  { id: 'players/mexican-poker', name: 'Mexican Poker', cite: '004:5192' },
  { id: 'players/three-card-poker-1-1', name: 'Three Card Poker 1.1', cite: '004:6096' },
]
