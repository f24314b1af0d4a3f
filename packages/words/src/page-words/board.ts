/** The boards above the tables. */
export interface BoardWords {
  readonly title: string
  readonly open: string
  readonly room: string
  readonly tables: string
  code(values: { code: string }): string
  readonly limits: string
  openSeats(values: { free: number }): string
  readonly full: string
  waits(values: { count: number }): string
  readonly minimum: string
  readonly maximum: string
  readonly hands: string
  readonly thisShoe: string
  readonly shoeBefore: string
  readonly streak: string
  readonly longest: string
  readonly roads: {
    readonly 'bead-plate': string
    readonly 'big-road': string
    readonly 'big-eye-boy': string
    readonly 'small-road': string
    readonly 'cockroach-road': string
  }
  readonly next: {
    readonly player: string
    readonly banker: string
  }
  readonly placeBets: string
  readonly noMoreBets: string
  readonly pays: string
  readonly lastHits: string
  readonly noHits: string
  readonly lastRounds: string
  readonly lastWinners: string
  readonly roundsAgo: string
  ago(values: { rounds: number }): string
  readonly bank: string
  bankIs(values: { name: string; turn: number; turns: number }): string
  readonly nextBank: string
  readonly bankHand: string
  readonly players: string
  readonly noTable: string
}
