import { expect, test } from 'vitest'
import { isRefusal } from '../../say/refusal.ts'
import { QuietTable } from '../../table/testing/quiet-table.ts'
import type { PanRules } from '../rules/rules.ts'
import { panTable } from './table.ts'

const cite = 'practice'

const rules: PanRules = {
  id: 'room/pan',
  name: 'Pan',
  family: 'pan',
  source: [],
  seats: { places: 8, cite },
  readings: [],
  incidents: [],
  deck: { decks: 8, without: '89T', cite },
  deal: { cards: 10, atATime: 5, cite },
  start: { lowest: { card: 'before-the-deal', cite }, winner: cite, winnerGone: cite },
  declare: { cite },
  draw: { cite, option: cite, lay: { after: 'drawing', cite } },
  force: { option: cite, overlooked: cite, outCard: cite },
  squares: { same: cite, different: cite },
  ropes: { cite },
  anySuit: { ranks: 'AK', cite },
  valle: { ranks: '357', cite },
  conditions: [],
  out: { cards: 11, chips: 2, cite },
  pay: { called: cite, short: cite, broke: cite, foul: cite },
  buyIn: { chips: 20, cite },
}

const table = () => new QuietTable(panTable, rules, { chip: 100, ante: 100 }).sit('Ann', 'Bob', 'Cyd')

test('the winner of a hand is the first of the next', () => {
  const played = table()
  expect(played.round()).toEqual({
    chip: 100,
    ante: 100,
    seats: [1, 2, 3].map(seat => ({ seat, stack: 10_000 })),
  })
  played.result = { winner: 2, fees: [], net: { 2: 200, 1: -100, 3: -100 } }
  played.round()
  expect(played.round()).toMatchObject({ first: 2 })
  for (const again of played.again()) expect(again.save()).toEqual(played.table.save())
  // Nobody went out: the lowest card decides again.
  played.result = { fees: [], net: {} }
  played.round()
  expect(played.round()).not.toHaveProperty('first')
})

test('asks nobody before the deal, and has no button', () => {
  const played = table()
  expect(played.own('Ann', { do: 'wager', wagers: [] })).toBe('not-in-this-game')
  expect(played.table.part.face()).toEqual({ stage: 'pause', buttons: [], wagers: [], lying: {}, owes: {} })
  expect(played.table.part.due()).toEqual({ asked: [], deal: 'ready' })
})

test('demands at least the filed number of chips to sit down', () => {
  const usual = panTable.usual(rules, { ante: 300 }, undefined)
  expect(isRefusal(usual) ? usual : usual.setup).toEqual({ chip: 300, ante: 300 })
  expect(usual).toMatchObject({ buyIn: { min: 6_000, usual: 30_000 } })
})
