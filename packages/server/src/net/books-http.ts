import { Readable } from 'node:stream'
import type { Library } from '@cardroom/engine'
import { type BooksReply, booksQuery, type ErrorReply, journalQuery } from '@cardroom/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Books, type Days, entriesIn } from '../journal/books.ts'
import { journalCsv, journalHledger } from '../journal/written.ts'
import type { Ledger } from '../store/ledger.ts'
import { isError, readAsked } from './asked.ts'

type OpenLedger = () => Promise<{ readonly ledger: Ledger }>

/** The house's books, made from its events: the first time from all of them, then from what came since. */
export function booksRoutes(app: FastifyInstance, open: OpenLedger, library: Library): void {
  let books = new Books(library)
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other, while tables go on. */
  const readOn = (): Promise<Books> => {
    const done = last.then(async () => {
      const { ledger } = await open()
      try {
        await books.readOn(ledger)
        return books
      } catch (error) {
        // What was read by halves is read anew.
        books = new Books(library)
        throw error
      } finally {
        await ledger.close()
      }
    })
    last = done.catch(() => {})
    return done
  }

  async function* journal(format: 'csv' | 'hledger', days: Days): AsyncGenerator<string> {
    const { ledger } = await open()
    try {
      const names = Object.fromEntries((await ledger.people()).map(({ id, name }) => [id, name]))
      const written = format === 'csv' ? journalCsv : journalHledger
      yield* written(entriesIn({ ledger, library }, days), names)
    } finally {
      await ledger.close()
    }
  }

  for (const path of ['/api/house/books', '/api/audit/books']) {
    app.get(path, async ({ query }, reply): Promise<BooksReply | ErrorReply> => {
      const asked = readAsked(booksQuery, query, reply)
      return isError(asked) ? asked : (await readOn()).reply(asked.by, asked)
    })

    app.get(`${path}/journal`, async ({ query }, reply): Promise<FastifyReply | ErrorReply> => {
      const asked = readAsked(journalQuery, query, reply)
      if (isError(asked)) return asked
      const { format, ...days } = asked
      reply.type(format === 'csv' ? 'text/csv; charset=utf-8' : 'text/plain; charset=utf-8')
      // As fast as it is read: it may be longer than there is memory for.
      return reply.send(Readable.from(journal(format, days)))
    })
  }
}
