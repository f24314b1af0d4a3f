import { parseArgs } from 'node:util'
import { type Cite, roomOf } from '@cardroom/engine'
import { feesOnly, games as filed, rooms } from '@cardroom/rulebook'
import { BadInput, type Question } from '../command.ts'
import { style } from '../style.ts'
import { columns } from '../table.ts'

interface Listed {
  readonly id: string
  readonly name: string
  readonly room: string
  readonly family: string
  /** Nobody deals a game of which only the fees were filed. */
  readonly seats: number | null
  readonly number: string | null
  readonly source: readonly { readonly file: string; readonly lines: string }[]
}

const place = (cite: Cite) => {
  const [file, lines] = cite.split(':') as [string, string]
  return { file, lines }
}

const listed: readonly Listed[] = [
  ...filed.map(rules => ({
    id: rules.id,
    name: rules.name,
    room: roomOf(rules.id),
    family: rules.family,
    seats: rules.seats.places,
    number: rules.number ?? null,
    source: rules.source.map(place),
  })),
  ...feesOnly.map(({ id, name, cite }) => ({
    id,
    name,
    room: roomOf(id),
    family: 'fees only',
    seats: null,
    number: null,
    source: [place(cite)],
  })),
]

export const games: Question = {
  help: `cardroom games [--room R] [--family F] [--json]

Every game that was filed: its id, name, room, family, seats, registration number and source. Of the games of
the family "fees only" a room filed fees, but no rules.

  --room R     only the games of one room (${Object.keys(rooms).join(', ')})
  --family F   only the games of one family`,

  answer(args): Listed[] {
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
        throw new BadInput(`--${flag}: there is no ${flag} "${value}" (${known.join(', ')})`)
      }
    }
    return listed
      .filter(({ room }) => values.room === undefined || room === values.room)
      .filter(({ family }) => values.family === undefined || family === values.family)
  },

  print(answer) {
    const rows = (answer as Listed[]).map(game => [
      game.id,
      game.name,
      game.family,
      game.seats === null ? '–' : `${game.seats} seats`,
      game.number ?? '–',
      game.source.map(({ file, lines }) => `${file}:${lines}`).join(', '),
    ])
    return columns([
      ['id', 'name', 'family', 'seats', 'number', 'source'].map(head => style('bold', head)),
      ...rows,
    ])
  },
}
