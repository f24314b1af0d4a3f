/** Decisions to practise. */
export interface PracticeWords {
  readonly title: string
  titleOf(values: { game: string }): string
  readonly lead: string
  readonly choose: string
  readonly unknown: string
  readonly dealing: string
  readonly right: string
  readonly rightAlike: string
  costs(values: { money: string; units: string }): string
  readonly worth: string
  readonly value: string
  readonly yours: string
  readonly best: string
  readonly simulated: string
  readonly next: string
  streak(values: { n: number }): string
  longest(values: { n: number }): string
  answered(values: { right: number; of: number }): string
  readonly soFar: string
  readonly between: string
  readonly asked: string
  readonly wrong: string
  readonly lostHead: string
  readonly none: string
  readonly forget: string
  atTable(values: { move: string }): string
  readonly share: string
  readonly noMistakes: string
  readonly done: string
  readonly goOn: string
  more(values: { n: number }): string
}
