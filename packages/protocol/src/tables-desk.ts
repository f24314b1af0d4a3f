import type { TableSign, WorkedFees } from '@cardroom/rulebook/sign'
import { z } from 'zod'
import { type TableOptions, tableOptions } from './table-options.ts'
import { lineOfText } from './text.ts'

/** Settings of a table that the house has given a name, to be used again. */
export interface Template {
  readonly name: string
  readonly game: string
  readonly options: TableOptions
}

const game = z.string().min(1).max(60)
const table = z.string().min(1).max(60)
const name = lineOfText(40)

/** The shape of a wish to open a table of the house: with these options, or as a template has it. */
export const openingAsked = z.union([
  z.strictObject({ game, options: tableOptions.optional() }),
  z.strictObject({ template: name }),
])
/** The shape of a question what a table would be like. */
export const previewAsked = z.strictObject({ game, options: tableOptions.optional() })
/** The shape of a wish to change a standing table; what is left out is chosen as for a new one. */
export const settingAsked = z.strictObject({
  table,
  options: tableOptions.omit({ bots: true, provider: true, private: true }),
})
/** The shape of a wish to keep settings under a name. */
export const templateAsked = z.strictObject({ name, game, options: tableOptions })
/** The shape of a wish that concerns a template. */
export const templateNamed = z.strictObject({ name })

/** `POST /api/house/tables`: the table, and the word that lets people in to a private one. */
export interface OpenedReply {
  readonly table: string
  readonly word?: string
}

/** `POST /api/house/tables/preview`: the sign that would stand there, and what the collection comes to. */
export interface PreviewReply {
  readonly sign: TableSign
  readonly worked: readonly WorkedFees[]
}

/** A table as whoever runs the house sees it. */
export interface DeskTable {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly name: string
  /** As it could be opened again. */
  readonly options: TableOptions
  /** What takes hold when the round, or the shoe, is over. */
  readonly toBeSet?: TableOptions
  readonly isPrivate: boolean
  readonly ofTheHouse: boolean
  readonly isClosing: boolean
  readonly isPlaying: boolean
  readonly people: number
  readonly bots: number
  readonly seats: number
  readonly rounds: number
}

/** `GET /api/house/tables` */
export type DeskTablesReply = readonly DeskTable[]

/** `GET /api/house/templates` */
export type TemplatesReply = readonly Template[]
