import type { Event } from '@cardroom/engine'
import { parseCard, UNKNOWN } from '@cardroom/engine/cards'
import type { TableView } from '@cardroom/protocol'
import type { Names } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { heardOf, newsSince } from './news.ts'

const names: Names = { m: english, players: new Map([[2, 'Ann']]), wagers: new Map() }
const [ace, king] = ['As', 'Kd'].map(card => parseCard(card)!)
const up = (to: string, card: number): Event => ({ type: 'dealt', to, card, face: 'up' })
const log: readonly Event[] = [
  up('board', ace!),
  { type: 'dealt', to: '2', card: UNKNOWN, face: 'down' },
  up('board', king!),
  { type: 'returned', seat: 2, cents: 500 },
]

/** The part of a table that the voice reads: its round so far. */
const tableAt = (events: number, id = 'r'): TableView =>
  ({ round: { id, view: { log: log.slice(0, events) } } }) as unknown as TableView

const ALL = ['Board: ace of spades', 'Board: king of diamonds', 'Ann gets $5 back']

test('tells each event once and in order, at any pace', () => {
  for (const stops of [
    [1, 2, 3, 4],
    [2, 4],
    [1, 1, 3, 3, 4],
    [3, 4],
  ]) {
    const told: string[] = []
    let heard = heardOf(tableAt(0))
    for (const stop of stops) {
      told.push(...newsSince(heard, tableAt(stop), names))
      heard = heardOf(tableAt(stop))
    }
    expect(told.join('. ').match(/ace of spades/g)).toHaveLength(1)
    expect(told.join('. ').match(/king of diamonds/g)).toHaveLength(1)
    expect(told.at(-1)).toBe(ALL.at(-1))
  }
})

test('tells every card that comes alone, though the log joins them', () => {
  const told = [1, 2, 3, 4].flatMap(stop => newsSince(heardOf(tableAt(stop - 1)), tableAt(stop), names))
  expect(told).toEqual(ALL)
})

test('tells a new round from its beginning', () => {
  expect(newsSince(heardOf(tableAt(4)), tableAt(1, 'next'), names)).toEqual([ALL[0]])
})
