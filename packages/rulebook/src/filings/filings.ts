/** A public document that a card room filed. A citation `003:718` is line 718 of the text of number 003. */
export interface Filing {
  readonly number: string
  readonly title: string
  /** The rooms whose games are in it, as ids name them. */
  readonly rooms: readonly string[]
  /** The text whose lines are counted: its name, its fingerprint, and its number of lines. */
  readonly file: string
  readonly sha256: string
  readonly lines: number
}

/** A filing in a card room: with its text, with a different text, or without one. */
export interface ListedFiling extends Filing {
  readonly text: 'here' | 'differs' | 'missing'
  readonly parts: readonly FilingPart[]
}

/** The rules of a game or a table of fees within a filing. */
export interface FilingPart {
  readonly title: string
  readonly from: number
  readonly to: number
}

/** No filing is registered as a whole: its games and fees have the numbers (GEGA, GEGR). */
export const filings: readonly Filing[] = [
  {
    number: '000',
    title: 'Game rules and collection rates of Outlaw’s Card Parlour',
    rooms: ['outlaws'],
    file: '000_167063a290fde626.txt',
    sha256: '1c334b2c7e6bfa577aa292dc08aa2a9ef83727981ae663aab29df812b286bb2e',
    lines: 1110,
  },
  {
    number: '001',
    title: 'Game rules and collection rates of the Cameo Club',
    rooms: ['cameo'],
    file: '001_f4415bb829676b82.txt',
    sha256: '4c413f19da63bd8faf31403713b5c71b3b1218c9af14f3f31251c1543a51b5d5',
    lines: 1347,
  },
  {
    number: '002',
    title: 'Game rules and collection fees of Towers Casino & Card Room',
    rooms: ['towers'],
    file: '002_d46e3a31f73b5e34.txt',
    sha256: '25358d542c83faf51dd8f4c248756be5ab6d384a8ff41b9e98a727fe96c1abf1',
    lines: 2466,
  },
  {
    number: '003',
    title: 'Game rules and collection rates of Comstock Card Room and Stars Casino',
    rooms: ['comstock', 'stars'],
    file: '003_acbb678d329d7552.txt',
    sha256: '8b7202b0b11a7db2886a69a594ef8a128614d801d62ad262ab1e3a910c20a555',
    lines: 3471,
  },
  {
    number: '004',
    title: 'Game rules and collection rates of Player’s Casino',
    rooms: ['players'],
    file: '004_6a64e57423635d44.txt',
    sha256: '46ff91dd08798aad32c63c084924b76c932be88ea20d85cfb7f76de7d878420c',
    lines: 7607,
  },
]

/** The filing of that number. */
export const filingOf = (number: string): Filing | undefined => filings.find(one => one.number === number)

/** The parts that contain one of these lines. */
export const partsAt = (
  parts: readonly FilingPart[],
  { from, to }: { readonly from: number; readonly to: number },
): FilingPart[] => parts.filter(part => part.from <= to && from <= part.to)
