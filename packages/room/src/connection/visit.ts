/** The limits of one connection, by its address. */
export interface Visit {
  /** Everybody who has lately come from the same address, by id. */
  readonly people: Set<string>
  /** Counts one more message; returns for how many milliseconds reading has to stop. */
  message(): number
  /** Whether a newcomer may come in by it. */
  mayBeNew(): boolean
  leave(): void
}
