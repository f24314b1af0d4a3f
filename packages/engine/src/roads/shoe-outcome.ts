/** Who won a hand of baccarat. The roads need to know nothing else of it. */
export type ShoeOutcome = 'player' | 'banker' | 'tie'
