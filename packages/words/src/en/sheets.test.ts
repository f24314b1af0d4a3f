import { granted, type Section } from '@cardroom/engine'
import { games, openRulebook } from '@cardroom/rulebook'
import { saidSection, sheetOf } from '@cardroom/rulebook/sheet'
import { expect, test } from 'vitest'
import { sayingsIn } from '../testing/sayings.ts'
import { catalogue, english } from './index.ts'

const library = await openRulebook()
const { feeTables } = library

/** Every word of every sheet, with the data that it was made from and the fees of all rooms. */
const filed = games.map(({ id }) => sheetOf(granted(library.game(id))))
const everything = [...filed, ...feeTables]

const sheet = (id: string, schedules?: readonly string[]): Section<string>[] => {
  const inForce = schedules && granted(library.schedules(id, [...schedules]))
  return sheetOf(granted(library.game(id)), inForce ? { inForce } : {}).sections.map(section =>
    saidSection(section, english.say),
  )
}

const texts = ({ title, lines = [], table, grid }: Section<string>): string[] => [
  title,
  ...lines.map(({ text }) => text),
  ...[table, grid].flatMap(one => one?.columns ?? []),
  ...(table?.rows ?? []).flatMap(({ cells }) => cells),
  ...(grid ? [grid.corner, ...grid.rows.map(({ head }) => head)] : []),
]

test('English has every sentence of the filed games: sheets, readings, incidents, words and fees', () => {
  const unknown = sayingsIn(everything).filter(({ say }) => !Object.hasOwn(catalogue.sentences, say))
  expect(new Set(unknown.map(({ say }) => say))).toEqual(new Set())
})

test('no sentence has a hole in it', () => {
  const said = [
    ...sayingsIn(everything).map(english.say),
    ...filed.flatMap(({ sections }) => sections.flatMap(one => texts(saidSection(one, english.say)))),
  ]
  expect(said.filter(text => /undefined|\bnull\b|NaN|\[object| {2}/.test(text))).toEqual([])
})

test('a sheet for the table has the fees of the option in force and no others', () => {
  const posted = sheet('comstock/ez-baccarat-panda-8', ['own/2']).filter(({ title }) =>
    title.startsWith('Coll'),
  )
  expect(posted.map(({ title }) => title)).toEqual(['Collection: option own/2'])
  expect(posted[0]!.lines!.map(({ text }) => text)).toContain('Limit: $10 to $2,500')
  expect(posted[0]!.table!.rows[1]).toEqual({ cells: ['$301 to $600', '$3'], cite: '003:1169-1173' })
})

test('without an option in force a sheet for the table says where the fees are filed', () => {
  const { sections } = sheetOf(granted(library.game('players/badugi')), { inForce: [] })
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
