/** The value of a hand on a street, in Antes. */
export interface Outlook {
  /** The value of Ante and Blind for a player who stays in. */
  readonly stay: number
  /** The value of a Play wager of one Ante. */
  readonly play: number
  /** The value of all wagers for a player who checks. */
  readonly later: number
}
