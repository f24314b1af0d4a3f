import { parseArgs } from 'node:util'
import { type Cite, roomOf } from '@cardroom/engine'
import { games as filed, rooms } from '@cardroom/rulebook'
import { BadInput, type Question } from '../command.ts'
import { style } from '../style.ts'
import { columns } from '../table.ts'

interface Listed {
  readonly id: string
  readonly name: string
  readonly room: string
  readonly family: string
  readonly seats: number
  readonly number: string | null
  readonly source: readonly { readonly file: string; readonly lines: string }[]
}

const place = (cite: Cite) => {
  const [file, lines] = cite.split(':') as [string, string]
  return { file, lines }
}

export const games: Question = {
  help: `cardroom games [--room R] [--family F] [--json]

Every game that was filed: its id, name, room, family, seats, registration number and source.

  --room R     only the games of one room (${Object.keys(rooms).join(', ')})
  --family F   only the games of one family`,

  answer(args): Listed[] {
    const { values } = parseArgs({
      args: [...args],
      options: { room: { type: 'string' }, family: { type: 'string' } },
    })
    if (values.room !== undefined && !filed.some(rules => roomOf(rules.id) === values.room)) {
      throw new BadInput(`--room: there is no room "${values.room}" (${Object.keys(rooms).join(', ')})`)
    }
    const families = [...new Set(filed.map(rules => rules.family))]
    if (values.family !== undefined && !families.includes(values.family)) {
      throw new BadInput(`--family: there is no family "${values.family}" (${families.join(', ')})`)
    }
    return filed
      .filter(rules => values.room === undefined || roomOf(rules.id) === values.room)
      .filter(rules => values.family === undefined || rules.family === values.family)
      .map(rules => ({
        id: rules.id,
        name: rules.name,
        room: roomOf(rules.id),
        family: rules.family,
        seats: rules.seats.places,
        number: rules.number ?? null,
        source: rules.source.map(place),
      }))
  },

  print(answer) {
    const rows = (answer as Listed[]).map(game => [
      game.id,
      game.name,
      game.family,
      `${game.seats} seats`,
      game.number ?? '–',
      game.source.map(({ file, lines }) => `${file}:${lines}`).join(', '),
    ])
    return columns([
      ['id', 'name', 'family', 'seats', 'number', 'source'].map(head => style('bold', head)),
      ...rows,
    ])
  },
}
