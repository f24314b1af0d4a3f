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
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FilingTexts } from '../filings/filings.ts'
import { notFound } from './not-found.ts'
import { notUnderstood } from './zod-issue.ts'

const line = z.coerce.number().int().min(1)
const linesQuery = z
  .strictObject({ from: line, to: line.optional() })
  .refine(({ from, to = from }) => from <= to, 'the first line comes before the last')

/** Lines that cannot be shown: which public document they are in, and what stands there. */
interface NoText extends ErrorReply {
  readonly filing: Filing
  readonly parts: readonly FilingPart[]
}

/** Which filings there are, and their lines as far as their texts are here. */
export function filingRoutes(app: FastifyInstance, texts: FilingTexts, feeTables: readonly FeeTable[]): void {
  const known = filings.map(filing => ({
    filing,
    text: texts.get(filing.number),
    parts: partsOf(filing.number, feeTables),
  }))

  app.get('/api/filings', (): ListedFiling[] =>
    known.map(({ filing, text, parts }) => ({
      ...filing,
      text: text ? (text.differs ? 'differs' : 'here') : 'missing',
      parts,
    })),
  )

  app.get<{ Params: { number: string } }>(
    '/api/filings/:number',
    ({ params: { number }, query }, reply): Excerpt | NoText | ErrorReply => {
      const found = known.find(({ filing }) => filing.number === number)
      if (!found) return notFound(reply, `there is no filing ${number}`)
      const asked = linesQuery.safeParse(query)
      if (!asked.success) {
        reply.code(400)
        return { error: sayRefusal(english, notUnderstood(asked.error)) }
      }
      const { from, to = from } = asked.data
      const { filing, text, parts } = found
      if (!text) {
        const missing = notFound(reply, `the text of filing ${number} is not here`)
        return { ...missing, filing, parts: partsAt(parts, { from, to }) }
      }
      const excerpt = excerptOf(text.lines, { file: number, from, to })
      return excerpt.lines.length > 0 ? excerpt : notFound(reply, `filing ${number} has no line ${from}`)
    },
  )
}
