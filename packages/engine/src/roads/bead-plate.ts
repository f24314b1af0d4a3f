import { ROAD_ROWS, type Square } from './lay.ts'

/** Who won a hand of baccarat. The roads need to know nothing else of it. */
export type ShoeOutcome = 'player' | 'banker' | 'tie'

/** A bead of the bead plate. */
export interface Bead extends Square {
  readonly outcome: ShoeOutcome
  /** Its place among the hands of the shoe, from 0. */
  readonly hand: number
}

/** Every hand in its turn, down the columns, ties too. */
export const beadPlate = (outcomes: readonly ShoeOutcome[]): Bead[] =>
  outcomes.map((outcome, hand) => ({
    outcome,
    hand,
    column: Math.floor(hand / ROAD_ROWS),
    row: hand % ROAD_ROWS,
  }))
