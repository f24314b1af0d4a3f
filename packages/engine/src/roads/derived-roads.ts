import type { ShoeOutcome } from './bead-plate.ts'
import { depthsOf } from './big-road.ts'
import { lay, type Square } from './lay.ts'

/** The three roads that are made of the big road, and how many columns back each of them looks. */
export const DERIVED_ROADS = { 'big-eye-boy': 1, 'small-road': 2, 'cockroach-road': 3 } as const
/** The name of a derived road. */
export type DerivedRoad = keyof typeof DERIVED_ROADS

/** Red where the shoe goes on as it went before, blue where it does not; neither says who has won. */
export type Colour = 'red' | 'blue'

/** A mark of a derived road. */
export interface DerivedCell extends Square {
  readonly colour: Colour
}

/** The marks that each win adds to a derived road, from the first win that has one. */
export function coloursOf(outcomes: readonly ShoeOutcome[], road: DerivedRoad): Colour[] {
  const back = DERIVED_ROADS[road]
  const depths = depthsOf(outcomes)
  return depths.flatMap((depth, column) =>
    Array.from({ length: depth }, (_, row) => colourAt(depths, column, row, back)).filter(
      colour => colour !== undefined,
    ),
  )
}

function colourAt(depths: readonly number[], column: number, row: number, back: number): Colour | undefined {
  if (row === 0) {
    // A new column: were the two before it, as far apart as the road looks back, as deep as each other?
    const [before, earlier] = [depths[column - 1], depths[column - 1 - back]]
    return before === undefined || earlier === undefined ? undefined : before === earlier ? 'red' : 'blue'
  }
  // Blue only beside the first empty square below the column that is looked back at.
  const earlier = depths[column - back]
  return earlier === undefined ? undefined : earlier === row ? 'blue' : 'red'
}

/** A derived road as it is drawn: a column for each streak of a colour. */
export function derivedRoad(outcomes: readonly ShoeOutcome[], road: DerivedRoad): DerivedCell[] {
  const streaks: Colour[][] = []
  for (const colour of coloursOf(outcomes, road)) {
    const last = streaks.at(-1)
    if (last?.[0] === colour) last.push(colour)
    else streaks.push([colour])
  }
  const squares = lay(streaks.map(({ length }) => length))
  return streaks.flatMap((streak, at) => streak.map((colour, nth) => ({ colour, ...squares[at]![nth]! })))
}

/** What the road would show next if this hand won. */
export function nextIfWon(
  outcomes: readonly ShoeOutcome[],
  winner: Exclude<ShoeOutcome, 'tie'>,
  road: DerivedRoad,
): Colour | undefined {
  const now = coloursOf(outcomes, road)
  const then = coloursOf([...outcomes, winner], road)
  return then.length > now.length ? then.at(-1) : undefined
}
