import { Readable } from 'node:stream'
import type { Library } from '@cardroom/engine'
import { type BooksReply, booksQuery, type ErrorReply, journalQuery } from '@cardroom/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Books, type Days, entriesIn } from '../journal/books.ts'
import type { Shelf } from '../journal/shelf.ts'
import { journalCsv, journalHledger } from '../journal/written.ts'
import type { Log } from '../log/log.ts'
import type { Ledger } from '../store/ledger.ts'
import { isError, readAsked } from './asked.ts'

type OpenLedger = () => Promise<{ readonly ledger: Ledger }>

/** After so many events it is worth it to keep what they came to. */
const KEPT_AFTER = 20_000

/** The house's books, made from its events: from all of them where nothing is kept, then from what came since. */
export function booksRoutes(
  app: FastifyInstance,
  open: OpenLedger,
  library: Library,
  shelf: Shelf,
  log: Log,
): void {
  let books: Books | undefined
  let kept = 0
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other, while tables go on. */
  const readOn = (): Promise<Books> => {
    const done = last.then(async () => {
      const { ledger } = await open()
      try {
        if (!books) {
          books = new Books(library, await shelf.read(ledger))
          kept = 0
        }
        await books.readOn(ledger)
        if (books.read - kept >= KEPT_AFTER) {
          kept = books.read
          await shelf
            .write(books.save())
            .catch(error => log(`the books could not be kept: ${error}`, { level: 'warn' }))
        }
        return books
      } catch (error) {
        // What was read by halves is read anew.
        books = undefined
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
