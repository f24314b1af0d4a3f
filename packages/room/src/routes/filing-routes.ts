import type { FeeTable } from '@cardroom/engine/collection'
import type { ErrorReply } from '@cardroom/protocol'
import {
  type Excerpt,
  excerptOf,
  type Filing,
  type FilingPart,
  filings,
  type ListedFiling,
  partsAt,
  partsOf,
} from '@cardroom/rulebook/filings'
import { z } from 'zod'
import { refuseUnreadable } from '../refusals/refuse-unreadable.ts'
import { Failure, notFoundFailure, type RoomRoute, refusalFailure, route } from './route.ts'

const line = z.coerce.number().int().min(1)
const linesQuery = z
  .strictObject({ from: line, to: line.optional() })
  .refine(({ from, to = from }) => from <= to, 'the first line comes before the last')

/** The text of a filing, line by line. */
export interface FilingText {
  readonly file: string
  readonly lines: readonly string[]
  /** It is not the text that was cited: its lines may be others. */
  readonly differs: boolean
}

/** The available texts, by the numbers of their filings. */
export type FilingTexts = ReadonlyMap<string, FilingText>

/** The reply where a text is missing: its public document, and the parts that lie at those lines. */
interface NoText extends ErrorReply {
  readonly filing: Filing
  readonly parts: readonly FilingPart[]
}

/** The routes of the filings, and of their lines where the texts are available. */
export function filingRoutes(texts: FilingTexts, feeTables: readonly FeeTable[]): RoomRoute[] {
  const known = filings.map(filing => ({
    filing,
    text: texts.get(filing.number),
    parts: partsOf(filing.number, feeTables),
  }))

  return [
    route('GET /api/filings', {
      needs: 'anybody',
      handle: (): ListedFiling[] =>
        known.map(({ filing, text, parts }) => ({
          ...filing,
          text: text ? (text.differs ? 'differs' : 'here') : 'missing',
          parts,
        })),
    }),

    route('GET /api/filings/:number', {
      needs: 'anybody',
      handle: ({ params: { number }, query }): Excerpt | Failure => {
        const found = known.find(({ filing }) => filing.number === number)
        if (!found) return notFoundFailure(`there is no filing ${number}`)
        const asked = linesQuery.safeParse(query)
        if (!asked.success) return refusalFailure(refuseUnreadable(asked.error), 400)
        const { from, to = from } = asked.data
        const { filing, text, parts } = found
        if (!text) {
          const error = `the text of filing ${number} is not here`
          const missing: NoText = { error, filing, parts: partsAt(parts, { from, to }) }
          return new Failure(404, missing)
        }
        const excerpt = excerptOf(text.lines, { file: number, from, to })
        return excerpt.lines.length > 0 ? excerpt : notFoundFailure(`filing ${number} has no line ${from}`)
      },
    }),
  ]
}
