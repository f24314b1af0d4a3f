/** An answer to a decision: the move, and what it names. */
export interface MoveAnswer {
  readonly move: string
  readonly cents?: number
  readonly cards?: readonly string[]
  readonly to?: string
}
