import { describe, expect, test } from 'vitest'
import { FEE_TABLES } from '../filed/fee-tables.ts'
import { feeSections, listSchedules } from './sheet.ts'

describe('schedules on a rule sheet', () => {
  test('a section for each document, a row for each option', () => {
    const sections = feeSections('players/badugi', FEE_TABLES)
    expect(sections.map(({ title, table }) => [title, table?.rows.length])).toEqual([
      ['Collection: the game’s own filing (own)', 66],
      ['Collection: the room’s common document (rates)', 68],
    ])
    expect(feeSections('outlaws/nothing', FEE_TABLES)).toEqual([])
  })

  test('as data, by the names that records use', () => {
    const names = listSchedules('outlaws/omaha', FEE_TABLES).map(
      ({ schedule, cite }) => `${schedule} ${cite}`,
    )
    expect(names.slice(3, 5)).toEqual(['own/4 000:307', 'rates/1 000:528'])
    expect(names).toHaveLength(8)
  })

  test('a player-dealer game', () => {
    const [own] = feeSections('outlaws/pure-21-5-blackjack', FEE_TABLES)
    expect(own!.table!.columns).toEqual(['Option', 'Limit', 'Player-dealer', 'Player', 'Print'])
    expect(own!.table!.rows[0]).toEqual({
      cells: ['1', '$5 to $50', '$5 to $50: $0.50; $51 to $200: $1; $201 or more: $2', '$0.50, per spot', ''],
      cite: '000:158-160',
    })
    expect(own!.table!.rows[3]!.cells.at(-1)).toContain('gap: $101 to $104 in no row')
  })

  test('a poker game', () => {
    const [rates] = feeSections('players/texas-holdem', FEE_TABLES)
    expect(rates!.table!.rows[15]).toEqual({
      cells: [
        '16',
        'limit $1–$2 to $2,000–$4,000',
        '7 or more',
        '',
        '$1 after the deal, $8 on the flop once it reaches $19',
        '',
      ],
      cite: '004:4298',
    })
    const [stars] = feeSections('comstock/lowball', FEE_TABLES)
    expect(stars!.table!.rows[7]!.cells).toEqual([
      '8',
      '$1 to $50,000',
      '6',
      '$6 after the first round, else $1, from the blinds',
    ])
  })
})
