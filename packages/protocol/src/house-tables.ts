import type { TableSign, WorkedFees } from '@cardroom/rulebook/sign'
import { z } from 'zod'
import { type TableOptions, tableOptions } from './table-options.ts'
import { lineOfText } from './text.ts'

/** Named settings of a table, for opening more like it. */
export interface Template {
  readonly name: string
  readonly game: string
  readonly options: TableOptions
}

const game = z.string().min(1).max(60)
const table = z.string().min(1).max(60)
const name = lineOfText(40)

/** The shape of a request to open a table of the house: with these options, or as a template has it. */
export const openingRequest = z.union([
  z.strictObject({ game, options: tableOptions.optional() }),
  z.strictObject({ template: name }),
])
/** The shape of a question what a table would be like. */
export const previewRequest = z.strictObject({ game, options: tableOptions.optional() })
/** The shape of a request to change a standing table; what is left out is chosen as for a new one. */
export const settingRequest = z.strictObject({
  table,
  options: tableOptions.omit({ bots: true, provider: true, private: true }),
})
/** The shape of a request to keep settings under a name. */
export const templateRequest = z.strictObject({ name, game, options: tableOptions })
/** The shape of a request that concerns a template. */
export const templateNameRequest = z.strictObject({ name })

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

/** A table as the floor and the operator see it. */
export interface HouseTable {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly name: string
  /** The options that would open the same table. */
  readonly options: TableOptions
  /** The changes that apply when the round, or the shoe, is over. */
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
export type HouseTablesReply = readonly HouseTable[]

/** `GET /api/house/templates` */
export type TemplatesReply = readonly Template[]
