/** What is known of a hand on a street, in Antes. */
export interface Outlook {
  /** What Ante and Blind come to for one who stays in. */
  readonly stay: number
  /** What a Play wager of one Ante comes to. */
  readonly play: number
  /** What the whole comes to for one who decides later. */
  readonly later: number
}
