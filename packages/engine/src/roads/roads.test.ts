import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShoeOutcome } from './bead-plate.ts'
import { beadPlate } from './bead-plate.ts'
import { bigRoad, depthsOf, streaksIn } from './big-road.ts'
import {
  type Colour,
  coloursOf,
  DERIVED_ROADS,
  type DerivedRoad,
  derivedRoad,
  nextIfWon,
} from './derived-roads.ts'
import { ROAD_ROWS, type Square } from './lay.ts'

const LETTERS = { P: 'player', B: 'banker', T: 'tie' } as const
const shoe = (letters: string): ShoeOutcome[] =>
  [...letters].flatMap(letter => (letter in LETTERS ? [LETTERS[letter as keyof typeof LETTERS]] : []))

/** A road as drawn on paper, a line for each row. */
function drawn<C extends Square>(cells: readonly C[], letter: (cell: C) => string): string[] {
  const lines: string[][] = []
  for (const cell of cells) {
    lines[cell.row] ??= []
    lines[cell.row]![cell.column] = letter(cell)
  }
  return Array.from(lines, line => Array.from(line ?? [], one => one ?? '.').join(''))
}

const big = (letters: string): string[] =>
  drawn(bigRoad(shoe(letters)), ({ winner, ties }) => {
    const name = winner === undefined ? 'T' : winner === 'player' ? 'P' : 'B'
    return ties.length > 0 && winner ? name.toLowerCase() : name
  })

const colours = (letters: string, road: DerivedRoad): string =>
  coloursOf(shoe(letters), road)
    .map(colour => (colour === 'red' ? 'R' : 'B'))
    .join('')

const derived = (letters: string, road: DerivedRoad): string[] =>
  drawn(derivedRoad(shoe(letters), road), ({ colour }) => (colour === 'red' ? 'R' : 'B'))

test('the bead plate has every hand in its turn, six to a column', () => {
  // Eight hands: the first six go down the first column, the tie among them; two are left for the second.
  const letters = { player: 'P', banker: 'B', tie: 'T' }
  expect(drawn(beadPlate(shoe('PBTPBP BT')), ({ outcome }) => letters[outcome])).toEqual([
    'PB',
    'BT',
    'T',
    'P',
    'B',
    'P',
  ])
})

describe('the big road', () => {
  test('goes down with a streak and to the right with the next', () => {
    expect(big('BBPPPBPPB')).toEqual(['BPBPB', 'BP.P', '.P'])
  })

  test('turns at the sixth row, and the next streak begins beside where the long one began', () => {
    // Eight bankers: six down, two to the right. The players of the next column find the sixth row taken by the
    // tail: five down, then to the right in the fifth row.
    expect(big('BBBBBBBB PPPPPPP')).toEqual(['BP', 'BP', 'BP', 'BP', 'BPPP', 'BBB'])
    // The third streak begins in the third column and has four rows there, above the tail of the players.
    expect(big('BBBBBBBB PPPPPPP BBBBB')).toEqual(['BPB', 'BPB', 'BPB', 'BPBB', 'BPPP', 'BBB'])
  })

  test('a streak that has turned goes on to the right, though there is room below', () => {
    // The tail of seven bankers ends in the second column: the players turn at the fifth row and stay in it.
    expect(big('BBBBBBB PPPPPPPP')).toEqual(['BP', 'BP', 'BP', 'BP', 'BPPPP', 'BB'])
  })

  test('a tie is noted on the win before it', () => {
    const cells = bigRoad(shoe('BTTPBT'))
    expect(cells.map(({ ties }) => ties)).toEqual([[1, 2], [], [5]])
    expect(cells.map(({ hand }) => hand)).toEqual([0, 3, 4])
    expect(big('BTTPBT')).toEqual(['bPb'])
    // Nor does it end a streak.
    expect(big('BTB')).toEqual(['b', 'B'])
  })

  test('ties at the start wait in the first square, and the first win is written there', () => {
    expect(big('TT')).toEqual(['T'])
    expect(bigRoad(shoe('TTPTP'))).toEqual([
      { winner: 'player', hand: 2, ties: [0, 1, 3], column: 0, row: 0 },
      { winner: 'player', hand: 4, ties: [], column: 0, row: 1 },
    ])
    expect(big('')).toEqual([])
  })
})

test('finds the current streak, and the longest of each side, ties left out', () => {
  expect(streaksIn(shoe('BBTBPPB'))).toEqual({
    now: { winner: 'banker', length: 1 },
    longest: { player: 2, banker: 3 },
  })
  expect(streaksIn(shoe('TT'))).toEqual({ longest: { player: 0, banker: 0 } })
})

describe('the derived roads of a shoe worked by hand', () => {
  /*
   * The big road of it, its columns numbered:
   *
   *   1 2 3 4 5
   *   B P B P B
   *   B P . P
   *   . P
   */
  const SHOE = 'BBPPPBPPB'

  test('big eye boy begins with the second of column 2 and looks one column back', () => {
    // 2nd of column 2: beside it column 1 has a second one: red.
    // 3rd of column 2: beside it column 1 is empty, and the square above is not: blue.
    // Column 3 opens: column 2 has three and column 1 two: blue.
    // Column 4 opens: column 3 has one and column 2 three: blue.
    // 2nd of column 4: beside it column 3 has just ended: blue.
    // Column 5 opens: two and one: blue.
    expect(colours(SHOE, 'big-eye-boy')).toBe('RBBBBB')
    expect(derived(SHOE, 'big-eye-boy')).toEqual(['RB', '.B', '.B', '.B', '.B'])
  })

  test('the small road looks two columns back; column 3 has no second, so that it begins with column 4', () => {
    // Column 4 opens: column 3 has one, column 1 two: blue.
    // 2nd of column 4: column 2 has a second one: red.
    // Column 5 opens: column 4 has two, column 2 three: blue.
    expect(colours(SHOE, 'small-road')).toBe('BRB')
    expect(derived(SHOE, 'small-road')).toEqual(['BRB'])
  })

  test('the cockroach road looks three columns back and begins with the second of column 4', () => {
    // 2nd of column 4: column 1 has a second one: red. Column 5 opens: columns 4 and 1 have two each: red.
    expect(colours(SHOE, 'cockroach-road')).toBe('RR')
    expect(derived(SHOE, 'cockroach-road')).toEqual(['R', 'R'])
  })

  test('a second shoe, with ties at both ends, a dragon tail and one on which a tie came', () => {
    // Depths 3 1 2 8 1 2 3. The fourth streak turns at the sixth row and has its tie at the end of the tail.
    const shoeWithTail = 'TT BBB P BB PPPPPPPP T B PP BBB T'
    expect(big(shoeWithTail)).toEqual(['bPBPBPB', 'B.BP.PB', 'B..P..b', '...P', '...P', '...PPp'])
    // Columns 3 and 4 open on unlike ones; of the eight only the third stands beside where column 3 has ended.
    expect(colours(shoeWithTail, 'big-eye-boy')).toBe('BB BRBRRRRR B BB BRB'.replaceAll(' ', ''))
    expect(colours(shoeWithTail, 'small-road')).toBe('R BBRRRRRR B BR BBR'.replaceAll(' ', ''))
    expect(colours(shoeWithTail, 'cockroach-road')).toBe('RRBRRRR B RR RRR'.replaceAll(' ', ''))
  })

  test('a straight chop is red all the way, and so are pairs in turn', () => {
    expect(colours('BPBPBPBP', 'big-eye-boy')).toBe('RRRRRR')
    expect(colours('BBPPBBPP', 'big-eye-boy')).toBe('RRRRR')
    expect(colours('BPBPBPBP', 'small-road')).toBe('RRRRR')
    expect(colours('BPBPBPBP', 'cockroach-road')).toBe('RRRR')
  })

  test('a streak far below a short column is red, and blue only where that column has just ended', () => {
    // Column 1 has one. The second of column 2 stands beside where it has ended: blue; the others are red.
    expect(colours('B PPPPP', 'big-eye-boy')).toBe('BRRR')
  })

  test('a dragon tail counts as its column’s depth, and not where it lies', () => {
    // Eight and eight are as deep as each other, though the second turns a row earlier: red as column 3 opens.
    expect(colours('BBBBBBBB PPPPPPPP B', 'big-eye-boy')).toBe('RRRRRRRR')
  })

  test('ties leave no trace', () => {
    expect(colours('TBTBPPTPBPTPBT', 'big-eye-boy')).toBe(colours(SHOE, 'big-eye-boy'))
  })

  test('shows nothing before there are columns to compare', () => {
    for (const road of Object.keys(DERIVED_ROADS) as DerivedRoad[]) {
      expect(colours('TTBT', road)).toBe('')
      expect(nextIfWon(shoe(''), 'player', road)).toBeUndefined()
    }
    expect(nextIfWon(shoe('BP'), 'banker', 'big-eye-boy')).toBe('red')
    expect(nextIfWon(shoe('BP'), 'player', 'big-eye-boy')).toBe('blue')
  })
})

const outcomes = fc.array(fc.constantFrom<ShoeOutcome>('player', 'banker', 'banker', 'player', 'tie'), {
  maxLength: 90,
})
const streaky = fc
  .array(fc.tuple(fc.constantFrom<ShoeOutcome>('player', 'banker', 'tie'), fc.integer({ min: 1, max: 12 })), {
    maxLength: 14,
  })
  .map(runs => runs.flatMap(([outcome, length]) => Array<ShoeOutcome>(length).fill(outcome)))
const anyShoe = fc.oneof(outcomes, streaky)

/** The columns of wins on endless paper, without a last row. */
function marked(all: readonly ShoeOutcome[]): {
  isMarked: (column: number, row: number) => boolean
  last: Square
} {
  const squares = new Set<string>()
  let last: Square = { column: -1, row: 0 }
  let winner: ShoeOutcome | undefined
  for (const outcome of all) {
    if (outcome === 'tie') continue
    last = outcome === winner ? { ...last, row: last.row + 1 } : { column: last.column + 1, row: 0 }
    winner = outcome
    squares.add(`${last.column} ${last.row}`)
  }
  return { isMarked: (column, row) => squares.has(`${column} ${row}`), last }
}

/**
 * A second, slower definition: look at the paper square by square. Within a column: red if the square this many columns
 * to the left is marked, or if it is empty like the one above it. As a column opens: the opposite of what the column
 * before would have got, had it gone on.
 */
function slowly(all: readonly ShoeOutcome[], back: number): Colour[] {
  const wins = all.filter(outcome => outcome !== 'tie')
  return wins.flatMap((_, at) => {
    const colour = colourOfLast(wins.slice(0, at + 1), back)
    return colour ? [colour] : []
  })
}

function colourOfLast(wins: readonly ShoeOutcome[], back: number): Colour | undefined {
  const { isMarked, last } = marked(wins)
  const { column, row } = last
  if (row > 0) {
    if (!isMarked(column - back, 0)) return undefined
    return isMarked(column - back, row) === isMarked(column - back, row - 1) ? 'red' : 'blue'
  }
  const before = wins.slice(0, -1)
  const again = before.at(-1)
  if (!again) return undefined
  const otherwise = colourOfLast([...before, again], back)
  return otherwise && (otherwise === 'red' ? 'blue' : 'red')
}

test.each(Object.entries(DERIVED_ROADS))('%s agrees with its slow definition', (road, back) => {
  fc.assert(
    fc.property(anyShoe, all => {
      expect(coloursOf(all, road as DerivedRoad)).toEqual(slowly(all, back))
    }),
  )
})

test('lays every hand once, on a square of its own, within the rows', () => {
  fc.assert(
    fc.property(anyShoe, all => {
      const cells = bigRoad(all)
      for (const road of [cells, derivedRoad(all, 'big-eye-boy'), beadPlate(all)] as const) {
        expect(new Set(road.map(({ column, row }) => `${column} ${row}`)).size).toBe(road.length)
        expect(road.every(({ row }) => row < ROAD_ROWS)).toBe(true)
      }
      const hands = cells.flatMap(({ hand, ties }) => [...(hand === undefined ? [] : [hand]), ...ties])
      expect(hands.toSorted((a, b) => a - b)).toEqual(all.map((_, hand) => hand))
      expect(depthsOf(all).reduce((sum, depth) => sum + depth, 0)).toBe(
        all.filter(outcome => outcome !== 'tie').length,
      )
    }),
  )
})

test('the next win of one side would be red, that of the other blue', () => {
  fc.assert(
    fc.property(anyShoe, all => {
      for (const road of Object.keys(DERIVED_ROADS) as DerivedRoad[]) {
        const said = (['player', 'banker'] as const).map(winner => nextIfWon(all, winner, road))
        if (!said.includes(undefined)) expect(said.toSorted()).toEqual(['blue', 'red'])
      }
    }),
  )
})
