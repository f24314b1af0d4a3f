import { isRefusal, type Section, writeRefusal } from '@cardroom/engine'
import { english, saySection } from '@cardroom/words'
import { describe, expect, test } from 'vitest'
import { games } from '../games.ts'
import { openRulebook } from '../library.ts'
import { type Sheet, sheetOf } from './sheet.ts'

const library = await openRulebook()

function sheet(id: string, schedule?: string): Sheet<string> {
  const game = library.game(id)
  if (isRefusal(game)) throw new Error(writeRefusal(game))
  const inForce = schedule === undefined ? undefined : library.schedules(id, schedule)
  if (isRefusal(inForce)) throw new Error(writeRefusal(inForce))
  return said(sheetOf(game, inForce ? { inForce } : {}))
}

const said = (filed: Sheet): Sheet<string> => ({
  ...filed,
  sections: filed.sections.map(section => saySection(english, section)),
})

const cited = ({ lines = [], table, grid }: Section<string>) => [
  ...lines,
  ...(table?.rows ?? []),
  ...(grid?.rows ?? []),
]

describe.each(games.map(({ id }) => id))('%s', id => {
  test('every statement has something to rest on', () => {
    const bare = sheet(id).sections.flatMap(section =>
      cited(section)
        .filter(({ cite }) => !cite)
        .map(one => [section.title, one]),
    )
    expect(bare).toEqual([])
  })

  test('no two sections have one title, and every row has a cell for each column', () => {
    const { sections } = sheet(id)
    const titles = sections.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    for (const { table, grid } of sections) {
      for (const row of table?.rows ?? []) expect(row.cells).toHaveLength(table!.columns.length)
      for (const row of grid?.rows ?? []) expect(row.cells).toHaveLength(grid!.columns.length)
    }
  })
})

test('no sheet says what no filing could', () => {
  const texts = games.flatMap(({ id }) =>
    sheet(id).sections.flatMap(({ title, lines = [], table }) => [
      title,
      ...lines.map(({ text }) => text),
      ...(table?.rows ?? []).flatMap(({ cells }) => cells),
    ]),
  )
  expect(texts.filter(text => /undefined|\bnull\b|NaN|\[object| {2}/.test(text))).toEqual([])
})

test('a sheet for the table has the fees of the option in force and no others', () => {
  const titles = (one: Sheet<string>) =>
    one.sections.map(({ title }) => title).filter(title => title.startsWith('Coll'))
  expect(titles(sheet('comstock/ez-baccarat-panda-8', 'own/2'))).toEqual(['Collection: option own/2'])
  const posted = sheet('comstock/ez-baccarat-panda-8', 'own/2').sections.find(
    ({ title }) => title === 'Collection: option own/2',
  )!
  expect(posted.lines!.map(({ text }) => text)).toContain('Limit: $10 to $2,500')
  expect(posted.table!.rows[1]).toEqual({ cells: ['$301 to $600', '$3'], cite: '003:1169-1173' })
})

test('without an option in force a sheet for the table says where the fees are filed', () => {
  const game = library.game('players/badugi')
  if (isRefusal(game)) throw new Error(writeRefusal(game))
  const collection = said(sheetOf(game, { inForce: [] })).sections.filter(({ title }) =>
    title.startsWith('Coll'),
  )
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
