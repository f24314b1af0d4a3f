import { unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { saidSheet, sheetOf } from '@cardroom/rulebook/sheet'
import { describe, expect, test } from 'vitest'
import { english } from './index.ts'

const library = await openRulebook()

/** The sections of a game's sheet that are about its collection. */
function collection(id: string, schedule?: string) {
  const inForce = schedule === undefined ? undefined : unwrap(library.schedules(id, schedule))
  const fees = { tables: library.feeTables, ...(inForce ? { inForce } : {}) }
  const { sections } = saidSheet(sheetOf(unwrap(library.game(id)), fees), english.say)
  return sections.filter(({ title }) => title.startsWith('Collection'))
}

describe('schedules in English', () => {
  test('names the documents in which they are filed', () => {
    expect(collection('players/badugi').map(({ title }) => title)).toEqual([
      'Collection: the game’s own filing (own)',
      'Collection: the room’s common document (rates)',
    ])
  })

  test('a player-dealer game', () => {
    const [own] = collection('outlaws/pure-21-5-blackjack')
    expect(own!.table!.columns).toEqual(['Option', 'Limit', 'Player-dealer', 'Player', 'Print'])
    expect(own!.table!.rows[0]).toEqual({
      cells: ['1', '$5 to $50', '$5 to $50: $0.50; $51 to $200: $1; $201 or more: $2', '$0.50, per spot', ''],
      cite: '000:158-160',
    })
    expect(own!.table!.rows[3]!.cells.at(-1)).toContain('gap: $101 to $104 in no row')
  })

  test('a pot game', () => {
    const [rates] = collection('players/texas-holdem')
    expect(rates!.table!.rows[15]).toEqual({
      cells: [
        '16',
        'limit $1–$2 to $2,000–$4,000',
        '7 or more',
        '',
        '$1 after the deal, $8 after the flop once it reaches $19',
        '',
      ],
      cite: '004:4298',
    })
    const [stars] = collection('comstock/lowball')
    expect(stars!.table!.rows[7]!.cells).toEqual([
      '8',
      '$1 to $50,000',
      '6',
      '$6 after the first round, else $1, from the blinds',
    ])
  })

  test('says fees as they are posted at a table', () => {
    const [posted] = collection('outlaws/pure-21-5-blackjack', 'own/1')
    expect(posted!.title).toBe('Collection: option own/1')
    expect(posted!.lines!.map(({ text }) => text)).toEqual([
      'Limit: $5 to $50',
      'From the player-dealer: by the total table action',
      'From each player: $0.50, per spot',
    ])
    expect(posted!.table!.rows[0]!.cells).toEqual(['$5 to $50', '$0.50'])
  })
})
