import { parseArgs } from 'node:util'
import { backUp } from '@cardroom/server/backup'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { type Copy, copyStore, printCopy } from '../input/copying.ts'

const help = `cardroom backup --to DIR [--data DIR]

Copies everything that a card room keeps, while it runs or not: as it was at one moment, and read again and
checked before it is said to be there. Nobody at the tables notices.

  --to DIR    where the copy goes: a folder that is not there yet, or empty
  --data DIR  the folder to copy (default ./data, or what CARDROOM_DATA says)

A PostgreSQL database is copied by its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"
"cardroom restore" makes a data folder of a copy.`

export const backupCommand: QueryCommand = {
  help,
  answer(args): Copy {
    const { values } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, data: { type: 'string' } },
    })
    const { to, data = process.env.CARDROOM_DATA || './data' } = values
    if (to === undefined) throw new BadInput('where the copy goes: a folder', '--to')
    return copyStore(to, () => backUp(data, to))
  },
  print: answer => printCopy(answer as Copy),
}
