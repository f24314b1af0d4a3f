import { parseArgs } from 'node:util'
import type { ArchiveResult } from '@cardroom/server/archive'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { databaseOf } from '../input/database.ts'
import { Progress } from '../terminal/progress.ts'
import { inColumns } from '../terminal/table.ts'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export const archiveCommand: QueryCommand = {
  help: `cardroom archive [--data DIR | --database URL] [--before YYYY-MM] [--to DIR] [--json]

Moves rounds that are over, and the events that led to them, into compressed files, one a month. They are shown, listed
and audited as before, as long as the files are where they were written. What a table needs to be opened stays. A card
room may go on there meanwhile; whoever ends this half way loses nothing and starts it again.

  --data DIR      the folder in which the card room is kept (default ./data)
  --database URL  the PostgreSQL database in which it is kept (or what DATABASE_URL says)
  --before MONTH  rounds that were over before this month began, by UTC (default: this month)
  --to DIR        where the files go (default: "archive" in the data folder); nodes that share a database look
                  for them in the same place`,

  async answer(args): Promise<ArchiveResult> {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        database: { type: 'string' },
        before: { type: 'string' },
        to: { type: 'string' },
      },
    })
    if (values.data !== undefined && values.database !== undefined)
      throw new BadInput('a folder or a database, not both', '--database')
    const database =
      values.data === undefined ? databaseOf(values.database ?? process.env.DATABASE_URL) : undefined
    const place = database === undefined ? { data: values.data ?? './data' } : { database }
    const books = await import('@cardroom/server/archive')
    const before = monthIn(values.before, books.monthOf(Date.now()))
    const bar = new Progress()
    try {
      return await books.archive(place, { before, to: values.to, progress: bar.show })
    } catch (error) {
      const { message } = error as Error
      if (error instanceof books.ArchiveFolderError) throw new BadInput(message, '--to')
      if (error instanceof books.NoCardRoomError)
        throw new BadInput(message, database === undefined ? '--data' : '--database')
      throw new BadInput(message.split('\n')[0]!)
    } finally {
      bar.end()
    }
  },

  print(answer) {
    const { months, rounds, events, bytes, house } = answer as ArchiveResult
    if (rounds === 0) return 'There is nothing to archive.'
    const rows = months.map(one => [
      one.month,
      english.number(one.rounds),
      english.number(one.events),
      kilobytes(one.bytes),
      one.file,
    ])
    return [
      inColumns([['month', 'rounds', 'events', 'bytes', 'file'], ...rows]),
      `${english.number(rounds)} rounds with ${english.number(events)} events take ${kilobytes(bytes)} there.`,
      `The house took ${kilobytes(house.before)} on its disk, and takes ${kilobytes(house.after)} now.`,
    ].join('\n')
  },
}

/** The named month; a month that is not over is refused. */
function monthIn(text: string | undefined, now: string): string {
  if (text === undefined) return now
  if (!MONTH.test(text)) throw new BadInput(`a month, such as ${now}, not "${text}"`, '--before')
  if (text > now) throw new BadInput(`${now} is not over: ${now} at the latest`, '--before')
  return text
}

const kilobytes = (bytes: number): string => `${english.number(Math.ceil(bytes / 1024))} KB`
