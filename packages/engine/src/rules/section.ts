import type { Cite } from './cite.ts'

/** One sentence of a rule sheet, with the lines that it rests on. */
export interface Statement {
  readonly text: string
  readonly cite?: Cite
}

export interface SheetTable {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly cells: readonly string[]; readonly cite?: Cite }[]
  /** The columns, from 0, whose cells are cards as a record writes them. */
  readonly cards?: readonly number[]
}

/** What a hand does at one place of a chart: it takes a card, it stands, or its player decides. */
export type ChartMove = 'draws' | 'stands' | 'chooses'

export interface ChartCell {
  readonly text: string
  readonly kind: ChartMove
}

const LETTERS: Readonly<Record<ChartMove, string>> = { draws: 'D', stands: 'S', chooses: '·' }

/** A place of a chart as a sheet prints it. */
export const chartCell = (kind: ChartMove): ChartCell => ({ text: LETTERS[kind], kind })

/** A chart: what a hand does, by its own total down the side and by something else along the top. */
export interface Grid {
  /** What stands down the side and along the top. */
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly head: string
    /** Null where no hand can be. */
    readonly cells: readonly (ChartCell | null)[]
    readonly cite?: Cite
  }[]
}

/** A part of a rule sheet: statements, a table or a chart, each with its lines. */
export interface Section {
  readonly title: string
  readonly lines?: readonly Statement[]
  /** The statements are steps, one after the other. */
  readonly ordered?: true
  readonly table?: SheetTable
  readonly grid?: Grid
}
