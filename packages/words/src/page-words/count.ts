/** The page of shifts, boxes and counts. */
export interface CountWords {
  readonly title: string
  readonly lead: string
  readonly establishment: string
  readonly zone: string
  readonly turns: string
  readonly setDay: string
  readonly name: string
  readonly unnamed: string
  onShift(values: { shift: string }): string
  onDay(values: { day: string }): string
  readonly shiftName: string
  readonly open: string
  readonly close: string
  readonly standing: string
  readonly nothing: string
  readonly table: string
  readonly box: string
  readonly collection: string
  readonly jackpot: string
  readonly total: string
  readonly byHand: string
  readonly pull: string
  pullName(values: { table: string }): string
  readonly session: string
  readonly takeOn: string
  readonly shift: string
  readonly sheets: string
  readonly noSheets: string
  readonly sheet: string
  readonly pulled: string
  readonly countedBy: string
  readonly withOthers: string
  readonly game: string
  readonly denomination: string
  readonly pieces: string
  readonly amount: string
  readonly expected: string
  readonly counted: string
  readonly difference: string
  readonly count: string
  readonly correct: string
  readonly line: string
  readonly to: string
  readonly initials: string
  struck(values: { initials: string }): string
  readonly sign: string
  readonly why: string
  signed(values: { initials: string }): string
  readonly agrees: string
  readonly unsigned: string
  readonly csv: string
  readonly pdf: string
  readonly signature: string
}
