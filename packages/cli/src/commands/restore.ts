import { parseArgs } from 'node:util'
import { restore as restoreFrom } from '@cardroom/server/backup'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { type Copy, copyStore, printCopy } from '../input/copying.ts'

const help = `cardroom restore --from DIR [--data DIR]

Makes a data folder of a copy that "cardroom backup" has written. The copy stays as it is. Every table goes on
where it was when the copy was taken.

  --from DIR  the copy
  --data DIR  the new data folder: one that is not there yet, or empty (default ./data, or what CARDROOM_DATA
              says); nothing is ever written over

A PostgreSQL database is restored by its own tool: pg_restore --dbname="$DATABASE_URL" FILE`

export const restoreCommand: QueryCommand = {
  help,
  answer(args): Copy {
    const { values } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, data: { type: 'string' } },
    })
    const { from, data = process.env.CARDROOM_DATA || './data' } = values
    if (from === undefined) throw new BadInput('the folder that "cardroom backup" has written', '--from')
    return copyStore(data, () => restoreFrom(from, data))
  },
  print: answer => printCopy(answer as Copy),
}
