import { parseArgs } from 'node:util'
import type { HouseLocation, MoveResult } from '@cardroom/server/audit'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { databaseName } from '../input/database.ts'
import { Progress } from '../terminal/progress.ts'

interface Answer extends MoveResult {
  readonly to: string
}

export const moveCommand: QueryCommand = {
  help: `cardroom move --from DIR|URL --to DIR|URL [--json]

Carries a card room over to a folder or a PostgreSQL database (postgres://…) in which nothing is kept yet: events in
the very words in which they were written, rounds, shoes, people. What was written is read back and compared by its
chains. Nothing is taken away from where it was. End the card room first.

  --from PLACE   where it is kept
  --to PLACE     where it shall be kept`,

  async answer(args): Promise<Answer> {
    const { values } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, to: { type: 'string' } },
    })
    const [from, to] = [placeOf('--from', values.from), placeOf('--to', values.to)]
    const books = await import('@cardroom/server/audit')
    const bar = new Progress()
    try {
      const moved = await books.move(from, to, bar.show)
      return { ...moved, to: 'data' in to ? to.data : databaseName(to.database) }
    } catch (error) {
      const { message } = error as Error
      if (error instanceof books.NotEmptyError) throw new BadInput(message, '--to')
      if (error instanceof books.NoCardRoomError) throw new BadInput(message, '--from')
      throw new BadInput(message.split('\n')[0]!)
    } finally {
      bar.end()
    }
  },

  print(answer) {
    const { tables, events, rounds, people, head, to } = answer as Answer
    const of = (n: number, what: string) => `${english.number(n)} ${what}`
    return [
      `${of(tables, 'tables')}, ${of(events, 'events')}, ${of(rounds, 'rounds')}, ${of(people, 'people')} are kept in ${to} now.`,
      `Head of the house, the same in both places: ${head}`,
    ].join('\n')
  },
}

function placeOf(option: string, text: string | undefined): HouseLocation {
  if (text === undefined) throw new BadInput('a folder or a database is needed', option)
  if (!/^postgres(ql)?:/.test(text)) return { data: text }
  if (!URL.canParse(text)) throw new BadInput(`postgres://…, not "${text}"`, option)
  return { database: text }
}
