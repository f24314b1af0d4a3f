/** What is answered: the move, and what it names. */
export interface Answer {
  readonly move: string
  readonly cents?: number
  readonly cards?: readonly string[]
  readonly to?: string
}
