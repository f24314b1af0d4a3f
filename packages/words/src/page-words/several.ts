/** Several tables at once. */
export interface SeveralWords {
  readonly title: string
  readonly beside: string
  readonly none: string
  yourTurn(values: { title: string }): string
}
