/** A first round, explained step by step. */
export interface LearnWords {
  title(values: { game: string }): string
  readonly link: string
  linkTo(values: { game: string }): string
  readonly lead: string
  yourSeat(values: { seat: number }): string
  step(values: { at: number; of: number }): string
  readonly filed: string
  readonly happened: string
  readonly yourDecision: string
  readonly choices: string
  readonly advice: string
  advised(values: { move: string }): string
  readonly on: string
  readonly back: string
  readonly again: string
  readonly anew: string
  readonly next: string
  readonly wagers: string
  wagersLead(values: { money: string }): string
  readonly deal: string
  /** What each part of a round is called, and what it is in a sentence. */
  readonly moments: {
    readonly opening: {
      readonly title: string
      readonly lead: string
    }
    readonly 'first-action': {
      readonly title: string
      readonly lead: string
    }
    readonly deal: {
      readonly title: string
      readonly lead: string
    }
    readonly draws: {
      readonly title: string
      readonly lead: string
    }
    readonly turns: {
      readonly title: string
      readonly lead: string
    }
    readonly bank: {
      readonly title: string
      readonly lead: string
    }
    readonly settling: {
      readonly title: string
      readonly lead: string
    }
  }
  /** What a move does, for a beginner. */
  readonly moves: {
    readonly fold: string
    readonly check: string
    readonly call: string
    readonly bet: string
    readonly raise: string
    readonly 'bring-in': string
    readonly 'all-in': string
    readonly discard: string
    readonly draw: string
    readonly expose: string
    readonly kill: string
    readonly 'run-twice': string
    readonly show: string
    readonly muck: string
    readonly hit: string
    readonly stand: string
    readonly double: string
    readonly redouble: string
    readonly split: string
    readonly surrender: string
    readonly insure: string
    readonly rescue: string
    readonly switch: string
    readonly decline: string
    readonly play: string
    readonly 'bet 4': string
    readonly 'bet 3': string
    readonly 'bet 2': string
    readonly 'bet 1': string
    readonly pull: string
    readonly ride: string
    readonly set: string
    readonly 'house-way': string
    readonly in: string
    readonly pass: string
    readonly turn: string
    readonly take: string
    readonly meld: string
    readonly add: string
    readonly move: string
    readonly collect: string
    readonly card: string
    readonly 'no-card': string
  }
  readonly otherMove: string
}
