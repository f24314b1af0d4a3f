/** The four suits as paths in a box of 100 by 100. */
export const SUIT_PATHS: Readonly<Record<string, string>> = {
  s: 'M50 4C61 24 93 38 93 61c0 12-9 20-20 20-8 0-15-4-19-11 1 11 5 18 14 26H32c9-8 13-15 14-26-4 7-11 11-19 11C16 81 7 73 7 61 7 38 39 24 50 4z',
  h: 'M50 94C18 66 5 49 5 31 5 16 15 7 27 7c10 0 19 6 23 17C54 13 63 7 73 7c12 0 22 9 22 24 0 18-13 35-45 63z',
  d: 'M50 3c9 18 22 34 37 47-15 13-28 29-37 47C41 79 28 63 13 50 28 37 41 21 50 3z',
  c: 'M50 5a21 21 0 0 1 16 34.500A21 21 0 1 1 55 66c1 13 5 22 13 30H32c8-8 12-17 13-30A21 21 0 1 1 34 39.500 21 21 0 0 1 50 5z',
}

export const isRed = (suit: string): boolean => suit === 'h' || suit === 'd'

/** Where the pips of a card stand, by how many there are: columns 0–2, rows 0–1, upside down below the middle. */
export const PIPS: Readonly<Record<string, readonly (readonly [column: number, row: number])[]>> = {
  '2': [
    [1, 0],
    [1, 1],
  ],
  '3': [
    [1, 0],
    [1, 0.5],
    [1, 1],
  ],
  '4': corners(),
  '5': [...corners(), [1, 0.5]],
  '6': [...corners(), [0, 0.5], [2, 0.5]],
  '7': [...corners(), [0, 0.5], [2, 0.5], [1, 0.25]],
  '8': [...corners(), [0, 0.5], [2, 0.5], [1, 0.25], [1, 0.75]],
  '9': [...corners(), ...thirds(), [1, 0.5]],
  T: [...corners(), ...thirds(), [1, 1 / 6], [1, 5 / 6]],
}

function corners(): [number, number][] {
  return [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
  ]
}

function thirds(): [number, number][] {
  return [
    [0, 1 / 3],
    [2, 1 / 3],
    [0, 2 / 3],
    [2, 2 / 3],
  ]
}

/** What the court cards wear, in a box of 100 by 60. */
export const HEADDRESS: Readonly<Record<string, string>> = {
  K: 'M8 46 3 10l24 18L50 2l23 26 24-18-5 36zM10 51h80v8H10z',
  Q: 'M14 46C12 32 8 22 2 14c10 2 18 5 24 12 5-8 13-16 24-23 11 7 19 15 24 23 6-7 14-10 24-12-6 8-10 18-12 32zM14 51h72v8H14z',
  J: 'M12 46c0-20 14-32 40-32 20 0 34 12 36 32zM10 51h80v8H10zM60 14C64 4 78-2 96 0 92 14 82 22 68 24z',
}
