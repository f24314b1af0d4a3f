import { type Section, unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { saidSection, sheetOf } from '@cardroom/rulebook/sheet'
import { expect, test } from 'vitest'
import { english } from './index.ts'

const library = await openRulebook()

const sheet = (id: string, schedules?: readonly string[]): Section<string>[] => {
  const inForce = schedules && unwrap(library.schedules(id, [...schedules]))
  return sheetOf(unwrap(library.game(id)), inForce ? { inForce } : {}).sections.map(section =>
    saidSection(section, english.say),
  )
}

test('a sheet for the table has the fees of the option in force and no others', () => {
  const posted = sheet('comstock/ez-baccarat-panda-8', ['own/2']).filter(({ title }) =>
    title.startsWith('Coll'),
  )
  expect(posted.map(({ title }) => title)).toEqual(['Collection: option own/2'])
  expect(posted[0]!.lines!.map(({ text }) => text)).toContain('Limit: $10 to $2,500')
  expect(posted[0]!.table!.rows[1]).toEqual({ cells: ['$301 to $600', '$3'], cite: '003:1169-1173' })
})

test('a sheet for the table without an option in force says where the fees are filed', () => {
  const { sections } = sheetOf(unwrap(library.game('players/badugi')), { inForce: [] })
  const collection = sections
    .map(section => saidSection(section, english.say))
    .filter(({ title }) => title.startsWith('Coll'))
  expect(collection).toEqual([
    {
      title: 'Collection',
      lines: [
        {
          text: expect.stringMatching(/^66 options in the game’s own filing: own\/1 to own\//),
          cite: expect.any(String),
        },
        {
          text: expect.stringMatching(/^68 options in the room’s common document/),
          cite: expect.any(String),
        },
      ],
    },
  ])
})
