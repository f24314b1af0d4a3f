import { type Section, unwrap } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { games } from '../filed/games.ts'
import { openRulebook } from '../library.ts'
import { mute } from '../testing/mute.ts'
import { saidSection } from './said.ts'
import { sheetOf } from './sheet.ts'

const library = await openRulebook()

/** Without a language: every saying as its key and values. */
const sectionsOf = (id: string): Section<string>[] =>
  sheetOf(unwrap(library.game(id))).sections.map(section => saidSection(section, mute))

const cited = ({ lines = [], table, grid }: Section<string>) => [
  ...lines,
  ...(table?.rows ?? []),
  ...(grid?.rows ?? []),
]

describe.each(games.map(({ id }) => id))('%s', id => {
  test('every statement has a citation', () => {
    const bare = sectionsOf(id).flatMap(section =>
      cited(section)
        .filter(({ cite }) => !cite)
        .map(one => [section.title, one]),
    )
    expect(bare).toEqual([])
  })

  test('no two sections have one title, and every row has a cell for each column', () => {
    const sections = sectionsOf(id)
    const titles = sections.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    for (const { table, grid } of sections) {
      for (const row of table?.rows ?? []) expect(row.cells).toHaveLength(table!.columns.length)
      for (const row of grid?.rows ?? []) expect(row.cells).toHaveLength(grid!.columns.length)
    }
  })
})
