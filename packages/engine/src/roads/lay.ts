/** The number of rows on which roads are drawn. */
export const ROAD_ROWS = 6

/** A place on a road, from its upper left corner. */
export interface Square {
  readonly column: number
  readonly row: number
}

/**
 * Where the entries of a road lie: a streak goes down its column, and where the next square is taken or there is no
 * row left it turns and goes on to the right, as a dragon's tail. The next streak begins at the top, beside where the
 * one before began.
 */
export function lay(streaks: readonly number[]): Square[][] {
  const taken = new Set<string>()
  const key = ({ column, row }: Square) => `${column} ${row}`
  const isFree = (square: Square) => !taken.has(key(square))
  let top = -1
  return streaks.map(length => {
    do top++
    while (!isFree({ column: top, row: 0 }))
    let at: Square = { column: top, row: 0 }
    let turned = false
    return Array.from({ length }, (_, nth) => {
      if (nth > 0) {
        const below = { column: at.column, row: at.row + 1 }
        turned ||= below.row === ROAD_ROWS || !isFree(below)
        at = turned ? { column: at.column + 1, row: at.row } : below
      }
      taken.add(key(at))
      return at
    })
  })
}
