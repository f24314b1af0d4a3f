/** The house dealer's page at a real table: wagers, cards and payouts. */
export interface DealingWords {
  readonly now: string
  readonly lead: string
  readonly noMore: string
  readonly same: string
  sameFor(values: { who: string }): string
  clear(values: { who: string }): string
  total(values: { money: string }): string
  readonly bankWager: string
  readonly kumKum: string
  kumKumAt(values: { who: string }): string
  readonly makeUps: string
  posts(values: { live: string | undefined; dead: string | undefined }): string
  takesIt(values: { who: string; money: string }): string
  passes(values: { who: string }): string
  readonly addBehind: string
  readonly behindName: string
  readonly add: string
  circleOf(values: { who: string }): string
  readonly another: string
  readonly nobody: string
  refusedFor(values: { who: string; why: string }): string
  bettors(values: { who: string }): string
  readonly cards: string
  rank(values: { rank: string; left: number }): string
  readonly scan: string
  readonly showDown: string
  readonly faceDown: string
  turnOver(values: { who: string }): string
  readonly faceUp: string
  readonly results: string
  readonly cardsInstead: string
  readonly resultsHint: string
  readonly counted: string
  readonly undo: string
  readonly payouts: string
  take(values: { money: string }): string
  pay(values: { money: string }): string
  back(values: { money: string }): string
  /** Games in which players play against each other. */
  drop(values: { money: string }): string
  readonly feeFrom: {
    readonly bank: string
    readonly player: string
    readonly pot: string
    readonly blinds: string
  }
  award(values: { money: string }): string
  move(values: { money: string }): string
  pays(values: { from: string; to: string }): string
  readonly pot: string
  ofPot(values: { money: string }): string
  odd(values: { money: string }): string
  onBoard(values: { board: number; what: string }): string
  chips(values: { count: number; colour: string }): string
  /** Of chips of $1, $5, $25, $100 and $500. */
  readonly colours: string
  coin(values: { cents: number }): string
  left(values: { money: string }): string
  leftApart(values: { pay: string; take: string }): string
  readonly ends: string
  unpaid(values: { money: string }): string
  partBack(values: { money: string }): string
  done(values: { at: number; of: number }): string
  tick(values: { step: string }): string
  readonly allPaid: string
}
