import type { Text } from '../say/saying.ts'
import type { Cite } from './cite.ts'

/** One sentence of a rule sheet, with the lines that it rests on. */
export interface Statement<T = Text> {
  readonly text: T
  readonly cite?: Cite
}

/** A statement for an optional rule. */
export const where = <R>(rule: R | undefined, says: (rule: R) => Statement): Statement[] =>
  rule === undefined ? [] : [says(rule)]

/** A table on a rule sheet. */
export interface SheetTable<T = Text> {
  readonly columns: readonly T[]
  readonly rows: readonly { readonly cells: readonly T[]; readonly cite?: Cite }[]
  /** The columns, from 0, whose cells are cards as a record writes them. */
  readonly cards?: readonly number[]
}

/** What a hand does at one place of a chart: it takes a card, it stands, or its player decides. */
export type ChartMove = 'draws' | 'stands' | 'chooses'

/** A cell of a chart on a rule sheet. */
export interface ChartCell<T = Text> {
  readonly text: T
  readonly kind: ChartMove
}

const LETTER_OF_MOVE: Readonly<Record<ChartMove, string>> = { draws: 'D', stands: 'S', chooses: '·' }

/** A place of a chart as a sheet prints it. */
export const chartCell = (kind: ChartMove): ChartCell => ({ text: LETTER_OF_MOVE[kind], kind })

/** A chart: what a hand does, by its own total down the side and by something else along the top. */
export interface Grid<T = Text> {
  /** The headings down the side and along the top. */
  readonly corner: T
  readonly columns: readonly T[]
  readonly rows: readonly {
    readonly head: T
    /** Null for an impossible hand. */
    readonly cells: readonly (ChartCell<T> | null)[]
    readonly cite?: Cite
  }[]
}

/**
 * A part of a rule sheet: statements, a table or a chart, each with its lines; `Section<string>` in a
 * language.
 */
export interface Section<T = Text> {
  readonly title: T
  readonly lines?: readonly Statement<T>[]
  /** The statements are consecutive steps. */
  readonly ordered?: true
  readonly table?: SheetTable<T>
  /** The spots whose wagers the table pays. */
  readonly pays?: readonly string[]
  readonly grid?: Grid<T>
}
