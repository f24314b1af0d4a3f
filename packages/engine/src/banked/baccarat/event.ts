/** What a hand comes to. */
export interface BaccaratHand {
  readonly total: number
  readonly cards: number
}

/** What the two hands come to. */
export interface BaccaratHands {
  readonly player: BaccaratHand
  readonly banker: BaccaratHand
}

/** What a baccarat wager is on: who wins, and with what over what. */
export interface BaccaratEvent {
  readonly winner: 'player' | 'banker' | 'either' | 'nobody'
  /** The winning hand (of a tie, both): its total and its number of cards. */
  readonly with?: Partial<BaccaratHand>
  /** The hand that it beats. */
  readonly over?: Partial<BaccaratHand>
}

/** Whether an event of a pay table has come about. */
export function happened(
  { winner, with: won, over }: BaccaratEvent,
  { player, banker }: BaccaratHands,
): boolean {
  const tie = player.total === banker.total
  if (tie !== (winner === 'nobody')) return false
  const playerWins = player.total > banker.total
  if (winner === 'player' && !playerWins) return false
  if (winner === 'banker' && playerWins) return false
  return is(playerWins ? player : banker, won) && is(playerWins ? banker : player, over)
}

const is = (hand: BaccaratHand, wanted: Partial<BaccaratHand> | undefined): boolean =>
  wanted === undefined ||
  ((wanted.total === undefined || wanted.total === hand.total) &&
    (wanted.cards === undefined || wanted.cards === hand.cards))
