import { parseArgs } from 'node:util'
import type { ListedGame } from '@cardroom/rulebook/listing'
import listing from '@cardroom/rulebook/listing.json' with { type: 'json' }
import { rooms } from '@cardroom/rulebook/rooms'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { style } from '../terminal/style.ts'
import { inColumns } from '../terminal/table.ts'

const listed: readonly ListedGame[] = listing

export const gamesCommand: QueryCommand = {
  help: `cardroom games [--room R] [--family F] [--json]

Every game that was filed: its id, name, room, family, seats, registration number and source. Of the games of
the family "fees only" a room filed fees, but no rules.

  --room R     only the games of one room (${Object.keys(rooms).join(', ')})
  --family F   only the games of one family`,

  answer(args): readonly ListedGame[] {
    const { values } = parseArgs({
      args: [...args],
      options: { room: { type: 'string' }, family: { type: 'string' } },
    })
    const families = [...new Set(listed.map(({ family }) => family))]
    for (const [flag, known] of [
      ['room', Object.keys(rooms)],
      ['family', families],
    ] as const) {
      const value = values[flag]
      if (value !== undefined && !known.includes(value)) {
        throw new BadInput(`there is no ${flag} "${value}" (${known.join(', ')})`, `--${flag}`)
      }
    }
    return listed
      .filter(({ room }) => values.room === undefined || room === values.room)
      .filter(({ family }) => values.family === undefined || family === values.family)
  },

  print(answer) {
    const rows = (answer as readonly ListedGame[]).map(game => [
      game.id,
      game.name,
      game.family,
      game.seats === null ? '–' : `${game.seats} seats`,
      game.number ?? '–',
      game.source.map(({ file, lines }) => `${file}:${lines}`).join(', '),
    ])
    return inColumns([
      ['id', 'name', 'family', 'seats', 'number', 'source'].map(head => style('bold', head)),
      ...rows,
    ])
  },
}
