import { parseArgs } from 'node:util'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { databaseOf } from '../input/database.ts'

const USUAL_URL = 'http://localhost:8080'

export const operatorLinkCommand: QueryCommand = {
  help: `cardroom operator-link [--data DIR | --database URL] [--url URL] [--json]

Makes a link that makes whoever opens it first an operator of the card room. It is good once, and for a day; whoever
has the folder or the database can make one, also while the card room is open. A card room that has no operator yet
prints one whenever it is started.

  --data DIR       the folder in which it is kept (./data)
  --database URL   the PostgreSQL database in which it is kept
  --url URL        where its page is reached (${USUAL_URL})`,

  async answer(args): Promise<{ link: string }> {
    const { values } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' }, database: { type: 'string' }, url: { type: 'string' } },
    })
    const { url = USUAL_URL, data = './data' } = values
    if (!URL.canParse(url)) throw new BadInput(`http://…, not "${url}"`, '--url')
    const database = databaseOf(values.database)
    const books = await import('@cardroom/server/audit')
    try {
      return { link: await books.operatorLink(database === undefined ? { data } : { database }, url) }
    } catch (error) {
      throw new BadInput((error as Error).message.split('\n')[0]!)
    }
  },

  print(answer) {
    const { link } = answer as { link: string }
    return `Whoever opens this first, within a day, is an operator:\n${link}`
  },
}
