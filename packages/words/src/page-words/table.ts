import type { ButtonKind } from '@cardroom/engine'

/** The table: the felt, the seats, and what one may do there. */
export interface TableWords {
  felt(values: { name: string }): string
  readonly houseDealer: string
  seat(values: { seat: number }): string
  circle(values: { seat: number }): string
  betCircle(values: { seat: number }): string
  emptySeat(values: { seat: number }): string
  sitHere(values: { seat: number }): string
  readonly you: string
  readonly away: string
  readonly gone: string
  readonly leaving: string
  owes(values: { money: string }): string
  bet(values: { money: string }): string
  readonly playerDealer: string
  bankWager(values: { money: string }): string
  bankTurn(values: { turn: number; turns: number }): string
  readonly pot: string
  readonly mainPot: string
  sidePot(values: { n: number }): string
  readonly toAct: string
  seconds(values: { n: number }): string
  timeBank(values: { n: number }): string
  timeBankHolds(values: { n: number }): string
  readonly onTimeBank: string
  backLine(values: { name: string; wager: string }): string
  dice(values: { dice: readonly number[] }): string
  diceName(values: { sum: number; who: string }): string
  readonly buttons: Readonly<Record<ButtonKind, string>>
  /** As much of a name as a disc holds. */
  readonly discs: Readonly<Record<ButtonKind, string>>
  /** For narrow places. */
  readonly smallDiscs: Readonly<Record<ButtonKind, string>>
  button(values: { name: string }): string
  readonly places: {
    readonly bank: string
    readonly player: string
    readonly banker: string
    readonly board: string
    readonly board2: string
    readonly burn: string
    readonly drawn: string
    readonly discards: string
  }
  readonly states: {
    readonly folded: string
    readonly dead: string
    readonly foul: string
    readonly bust: string
    readonly surrendered: string
    readonly stands: string
    readonly 'all-in': string
    readonly over: string
    readonly frozen: string
    readonly rescued: string
    readonly mucked: string
    readonly passed: string
    readonly fouled: string
    readonly dealt: string
    readonly in: string
  }
  readonly outcomes: {
    readonly win: string
    readonly lose: string
    readonly push: string
    readonly withdrawn: string
    readonly 'no-action': string
  }
  readonly phases: {
    readonly waiting: string
    readonly bank: string
    readonly wagers: string
    readonly round: string
    readonly pause: string
  }
  readonly sign: {
    readonly title: string
    readonly backLine: string
    readonly backLineNone: string
    readonly backLineAny: string
    backLineMost(values: { n: number }): string
    readonly collectionNow: string
    collectionOwn(values: { all: string; own: string }): string
    readonly commitment: string
    readonly sealed: string
    readonly root: string
    readonly shuffle: string
    readonly shuffles: {
      readonly sealed: string
      readonly opened: string
    }
    readonly shoe: string
    readonly burned: string
  }
  readonly tabs: {
    readonly log: string
    readonly sign: string
    readonly rounds: string
    readonly label: string
  }
  readonly log: {
    readonly label: string
    readonly empty: string
    readonly lastRound: string
    readonly seeRound: string
    result(values: { change: string }): string
    /** What the wagers brought, what was collected, and what both come to. */
    resultWithFee(values: { change: number; fee: number; net: number }): string
  }
  readonly noTable: {
    readonly title: string
  }
  readonly ruleSheet: string
  readonly dock: string
  readonly more: string
  readonly nextRound: string
  readonly hold: {
    readonly now: string
    readonly whenReady: string
    readonly hint: string
    readonly held: string
    readonly goOn: string
    readonly skip: string
    readonly pace: string
    readonly paces: {
      readonly slow: string
      readonly usual: string
      readonly quick: string
      readonly 'at-once': string
    }
  }
  yourTurn(values: { game: string }): string
  readonly leave: string
  readonly sit: string
  readonly sitWith: string
  sitFirst(values: { money: string }): string
  readonly makeUp: string
  readonly makeUpWays: {
    readonly post: string
    readonly straddle: string
    readonly wait: string
    readonly play: string
  }
  readonly awayNow: string
  readonly backNow: string
  readonly add: string
  readonly addHint: string
  readonly addNow: string
  readonly added: string
  readonly notAdded: string
  readonly doubts: {
    readonly 'left-out': string
    readonly 'bound-otherwise': string
    readonly others: string
  }
  readonly shoe: {
    onFelt(values: { dealt: number; of: number }): string
    inShoe(values: { dealt: number; of: number; cutCard: number; rounds: number }): string
    readonly usedUp: string
    readonly supply: {
      readonly shoe: string
      readonly 'two-decks': string
      readonly continuous: string
      readonly 'every-round': string
    }
    readonly back: {
      readonly red: string
      readonly blue: string
    }
    readonly backs: {
      readonly red: string
      readonly blue: string
    }
    burned(values: { card: string; count: number }): string
    readonly costs: string
    costsLead(values: { gone: number }): string
    readonly inLab: string
  }
  readonly cut: {
    readonly title: string
    readonly lead: string
    readonly at: string
    now(values: { at: number }): string
    readonly leave: string
  }
  freeHand(values: { left: number }): string
  readonly shortcuts: string
  readonly shortcutsTitle: string
  readonly shortcutsOn: string
  readonly shortcutsLead: string
  readonly shortcutKeys: {
    readonly move: string
    readonly chip: string
    readonly undo: string
    readonly clear: string
    readonly repeat: string
    readonly confirm: string
    readonly cancel: string
    readonly rules: string
    readonly sign: string
    readonly floor: string
  }
  readonly wager: {
    readonly title: string
    readonly lead: string
    chip(values: { money: string }): string
    readonly chips: string
    readonly spots: string
    bounds(values: { from: string; to: string }): string
    readonly on: string
    readonly ownHand: string
    otherHand(values: { name: string; seat: number }): string
    circle(values: { seat: number }): string
    readonly undo: string
    readonly clear: string
    readonly repeat: string
    readonly repeatAndDeal: string
    betAndDeal(values: { money: string }): string
    readonly double: string
    placed(values: { money: string }): string
    collection(values: { money: string }): string
    readonly deal: string
    readonly dealWithout: string
    needs(values: { spot: string; others: string }): string
    mustEqual(values: { spot: string; other: string }): string
    must(values: { spot: string }): string
    tooLow(values: { spot: string; money: string }): string
    tooHigh(values: { spot: string; money: string }): string
    notStep(values: { spot: string; money: string }): string
    notEnough(values: { money: string }): string
    readonly bankIsYours: string
  }
  readonly cloth: {
    spot(values: { name: string; pays: string | undefined; lies: string }): string
    lies(values: { money: string }): string
    readonly nothing: string
    upTo(values: { odds: string }): string
    from(values: { money: string }): string
    readonly hole: string
  }
  readonly setting: {
    readonly low: string
    readonly high: string
    readonly pick: string
    readonly foul: string
    readonly show: string
    readonly wins: string
    readonly loses: string
    readonly copies: string
  }
  readonly bank: {
    readonly title: string
    readonly lead: string
    most(values: { money: string }): string
    costs(values: { from: string; to: string }): string
    readonly free: string
    turns(values: { turn: number; turns: number }): string
    take(values: { money: string }): string
    readonly decline: string
    readonly amount: string
  }
  readonly ask: {
    readonly title: string
    titleHand(values: { hand: number }): string
    titleCircle(values: { seat: number }): string
    titleCircleHand(values: { seat: number; hand: number }): string
    titleFor(values: { name: string }): string
    readonly offer: string
    amount(values: { move: string }): string
    moveTo(values: { move: string; place: string }): string
    place(values: { n: string }): string
    readonly ready: string
    readonly dollars: string
    readonly min: string
    readonly max: string
    readonly third: string
    readonly half: string
    readonly twoThirds: string
    readonly pot: string
    pick(values: { move: string; min: number; max: number }): string
    confirm(values: { what: string }): string
    readonly confirmHint: string
    waitingFor(values: { who: string }): string
    readonly dealing: string
    readonly shuffling: string
    readonly shaking: string
    readonly settling: string
    readonly watching: string
    readonly next: string
    readonly youAreAway: string
  }
  refused(values: { why: string }): string
}
