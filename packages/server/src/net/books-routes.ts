import type { Library } from '@cardroom/engine'
import { type BooksReply, booksQuery, journalQuery } from '@cardroom/protocol'
import type { Log } from '@cardroom/room'
import { type RoomRoute, route, TextReply } from '@cardroom/room/routes'
import type { z } from 'zod'
import type { BookCache } from '../journal/book-cache.ts'
import { Books, type DayRange, entriesIn } from '../journal/books.ts'
import { journalCsv, journalHledger } from '../journal/journal-formats.ts'
import type { Ledger } from '../store/ledger.ts'

type OpenLedger = () => Promise<{ readonly ledger: Ledger }>

/** How many new events are read before the books are cached again. */
const EVENTS_PER_SAVE = 20_000

/** The routes of the books, which are made from all events once, and then from the new ones. */
export function booksRoutes(open: OpenLedger, library: Library, cache: BookCache, log: Log): RoomRoute[] {
  let made: Books | undefined
  let kept = 0
  let last: Promise<unknown> = Promise.resolve()
  /** Reads on, one request after the other, while tables go on. */
  const readOn = (): Promise<Books> => {
    const done = last.then(async () => {
      const { ledger } = await open()
      try {
        if (!made) {
          made = new Books(library, await cache.read(ledger))
          kept = 0
        }
        await made.readOn(ledger)
        if (made.read - kept >= EVENTS_PER_SAVE) {
          kept = made.read
          await cache
            .write(made.save())
            .catch(error => log(`the books could not be kept: ${error}`, { level: 'warn' }))
        }
        return made
      } catch (error) {
        // Partly read books are read anew.
        made = undefined
        throw error
      } finally {
        await ledger.close()
      }
    })
    last = done.catch(() => {})
    return done
  }

  async function* journal(format: 'csv' | 'hledger', days: DayRange): AsyncGenerator<string> {
    const { ledger } = await open()
    try {
      const names = Object.fromEntries((await ledger.people()).map(({ id, name }) => [id, name]))
      const written = format === 'csv' ? journalCsv : journalHledger
      yield* written(entriesIn({ ledger, library }, days), names)
    } finally {
      await ledger.close()
    }
  }

  const books = {
    shape: booksQuery,
    handle: async ({ asked }: { asked: z.infer<typeof booksQuery> }): Promise<BooksReply> =>
      (await readOn()).reply(asked.by, asked),
  }
  const written = {
    shape: journalQuery,
    handle: ({ asked: { format, ...days } }: { asked: z.infer<typeof journalQuery> }): TextReply =>
      new TextReply(
        format === 'csv' ? 'text/csv; charset=utf-8' : 'text/plain; charset=utf-8',
        journal(format, days),
      ),
  }
  return [
    route('GET /api/house/books', { needs: 'operator', ...books }),
    route('GET /api/audit/books', { needs: 'auditor', ...books }),
    route('GET /api/house/books/journal', { needs: 'operator', ...written }),
    route('GET /api/audit/books/journal', { needs: 'auditor', ...written }),
  ]
}
