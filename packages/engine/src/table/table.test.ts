import { expect, test } from 'vitest'
import type { FamilyTable } from '../family/family-table.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { isRefusal } from '../say/refusal.ts'
import type { TablePart } from './part.ts'
import { seatedIn } from './seats.ts'
import { QuietTable } from './testing/quiet-table.ts'

const rules: RuleSet = {
  id: 'room/game',
  name: 'A game',
  family: 'a family of its own',
  source: [],
  seats: { places: 4, cite: 'practice' },
  readings: [],
  incidents: [],
}

interface Setup {
  readonly seats: readonly number[]
}

/** A family that counts its rounds and knows one command: to count on. The table has never heard of it. */
const counting: FamilyTable<RuleSet, Setup> = {
  usual: () => ({ setup: {}, buyIn: { min: 1, max: 1, usual: 1 }, smallest: 1 }),
  lay:
    ({ start }) =>
    (at, saved = { count: 0 }): TablePart => {
      let { count } = saved as { count: number }
      return {
        pauses: 'before-the-deal',
        take: () => [{ own: { on: 1 } }],
        begin: () => [],
        deal() {
          const playing = seatedIn(at.seats)
          const setup = { seats: playing.map(({ seat }) => seat) }
          const round = start(setup)
          const accounts = Object.fromEntries(playing.map(({ seat, player }) => [seat, player]))
          return isRefusal(round) ? round : { setup, accounts, own: { on: 10 }, round }
        },
        apply(event) {
          const { own } = event as { own?: { on: number } }
          count += own?.on ?? 0
        },
        face: () => ({ stage: 'pause', buttons: [], wagers: [], lying: {}, owes: {} }),
        layout: () => ({ spots: [], backLine: 0 }),
        sign: () => ({ say: 'own-words', values: { text: String(count) } }),
        may: () => [],
        due: () => ({ asked: [], deal: 'ready' }),
        answer: () => ({}),
        save: () => ({ count }),
      }
    },
}

const counted = () => new QuietTable(counting, rules, {}).sit('Ann', 'Bob', 'Cyd')

test('keeps the count of an unknown family, round after round', () => {
  const played = counted()
  expect(played.round()).toEqual({ seats: [1, 2, 3] })
  expect(played.own('Ann', {})).toEqual([{ on: 1 }])
  played.result = { fees: [], net: { 1: 500, 2: -500 } }
  played.take({ do: 'away', player: 'Cyd', away: true })
  expect(played.round()).toEqual({ seats: [1, 2] })
  expect(played.table.part.save()).toEqual({ count: 21 })
  expect([1, 2, 3].map(seat => played.seat(seat).stack)).toEqual([10_500, 9_500, 10_000])
  for (const again of played.again()) expect(again.save()).toEqual(played.table.save())
})

test('starts a round once', () => {
  const played = counted()
  played.round()
  played.round()
  expect(played.starts).toHaveLength(2)
})

test('opens a table without replaying finished rounds', () => {
  const played = counted()
  for (let i = 0; i < 5; i++) played.round()
  for (const table of played.again()) expect(table.state.rounds).toBe(5)
  expect(played.resumed).toBe(0)
  // One that is on is taken up.
  played.next()
  played.take({ do: 'deal', id: '6', seed: '', now: 0 })
  for (const table of played.again()) expect(table.round?.awaiting.kind).toBe('settlement')
  expect(played.resumed).toBe(2)
})

test('changes nothing when the family refuses', () => {
  const played = counted()
  const before = JSON.stringify(played.table.save())
  expect(played.deal()).toBe('nothing-to-deal')
  expect(played.own('Zoe', {})).toBe('take-a-seat')
  expect(JSON.stringify(played.table.save())).toBe(before)
})
