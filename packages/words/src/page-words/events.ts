/** Sentences for events and for the moves on offer. */
export interface EventsWords {
  dealt(values: { parts: readonly string[] }): string
  dealtUp(values: { place: string; card: string }): string
  dealtDown(values: { place: string }): string
  dealtDownTo(values: { place: string; card: string }): string
  boxed(values: { card: string }): string
  shown(values: { place: string; cards: string }): string
  paid(values: { from: string; to: string; money: string }): string
  hand(values: { place: string; name: string }): string
  fee(values: { who: string; money: string }): string
  feeNamed(values: { who: string; money: string; what: string }): string
  feePot(values: { money: string }): string
  feeBlinds(values: { money: string }): string
  posted(values: { who: string; what: string; money: string }): string
  readonly postedKinds: {
    readonly ante: string
    readonly 'big-blind': string
    readonly 'bring-in': string
    readonly 'dead-post': string
    readonly kill: string
    readonly post: string
    readonly 'small-blind': string
    readonly straddle: string
    readonly tops: string
  }
  returned(values: { who: string; money: string }): string
  dice(values: { dice: string; sum: number; who: string }): string
  button(values: { button: string; who: string }): string
  won(values: { who: string; money: string; what: string }): string
  readonly ofPot: {
    readonly high: string
    readonly low: string
  }
  ruled(values: { name: string; who: string }): string
  ruledThen(values: { ruled: string; then: string }): string
  reshuffled(values: { n: number }): string
  win(values: { who: string; wager: string; money: string; odds: string }): string
  winShort(values: { who: string; wager: string; money: string; due: string }): string
  lose(values: { who: string; wager: string; money: string }): string
  push(values: { who: string; wager: string; money: string }): string
  withdrawn(values: { who: string; wager: string; money: string }): string
  'no-action'(values: { who: string; wager: string; money: string }): string
  odds(values: { odds: string }): string
  circle(values: { player: string; seat: number }): string
  backLine(values: { bettor: string; seat: string }): string
  seatHand(values: { who: string; hand: number }): string
  envyFor(values: { wager: string; seat: string }): string
  /** A move was made: with an amount, with cards, or plain. */
  moved(values: { who: string; did: string }): string
  movedAmount(values: { who: string; did: string; money: string }): string
  movedCards(values: { who: string; did: string; cards: string }): string
  movedTo(values: { who: string; did: string; cards: string; to: string }): string
  forced(values: { who: string; whom: string }): string
  drew(values: { who: string; n: number }): string
  drewFor(values: { who: string; n: number; cards: string }): string
  unknownMove(values: { move: string }): string
  /** Moves: the text of the button, and of the log. */
  readonly moves: {
    readonly fold: {
      readonly label: string
      readonly did: string
    }
    readonly check: {
      readonly label: string
      readonly did: string
    }
    readonly call: {
      readonly label: string
      readonly did: string
    }
    readonly bet: {
      readonly label: string
      readonly did: string
    }
    readonly raise: {
      readonly label: string
      readonly did: string
    }
    readonly 'bring-in': {
      readonly label: string
      readonly did: string
    }
    readonly 'all-in': {
      readonly label: string
      readonly did: string
    }
    readonly discard: {
      readonly label: string
      readonly did: string
    }
    readonly draw: {
      readonly label: string
      readonly did: string
      readonly none: string
      readonly didNone: string
    }
    readonly expose: {
      readonly label: string
      readonly did: string
    }
    readonly kill: {
      readonly label: string
      readonly did: string
    }
    readonly 'run-twice': {
      readonly label: string
      readonly did: string
    }
    readonly show: {
      readonly label: string
      readonly did: string
    }
    readonly muck: {
      readonly label: string
      readonly did: string
    }
    readonly hit: {
      readonly label: string
      readonly did: string
    }
    readonly stand: {
      readonly label: string
      readonly did: string
    }
    readonly double: {
      readonly label: string
      readonly did: string
    }
    readonly redouble: {
      readonly label: string
      readonly did: string
    }
    readonly split: {
      readonly label: string
      readonly did: string
    }
    readonly surrender: {
      readonly label: string
      readonly did: string
    }
    readonly insure: {
      readonly label: string
      readonly did: string
    }
    readonly rescue: {
      readonly label: string
      readonly did: string
    }
    readonly switch: {
      readonly label: string
      readonly did: string
    }
    readonly decline: {
      readonly label: string
      readonly did: string
    }
    readonly play: {
      readonly label: string
      readonly did: string
    }
    readonly 'bet 4': {
      readonly label: string
      readonly did: string
    }
    readonly 'bet 3': {
      readonly label: string
      readonly did: string
    }
    readonly 'bet 2': {
      readonly label: string
      readonly did: string
    }
    readonly 'bet 1': {
      readonly label: string
      readonly did: string
    }
    readonly pull: {
      readonly label: string
      readonly did: string
    }
    readonly ride: {
      readonly label: string
      readonly did: string
    }
    readonly set: {
      readonly label: string
      readonly did: string
    }
    readonly 'house-way': {
      readonly label: string
      readonly did: string
    }
    readonly in: {
      readonly label: string
      readonly did: string
    }
    readonly pass: {
      readonly label: string
      readonly did: string
    }
    readonly turn: {
      readonly label: string
      readonly did: string
    }
    readonly take: {
      readonly label: string
      readonly did: string
    }
    readonly meld: {
      readonly label: string
      readonly did: string
    }
    readonly add: {
      readonly label: string
      readonly did: string
    }
    readonly move: {
      readonly label: string
      readonly did: string
    }
    readonly collect: {
      readonly label: string
      readonly did: string
    }
    readonly card: {
      readonly label: string
      readonly did: string
    }
    readonly 'no-card': {
      readonly label: string
      readonly did: string
    }
  }
}
