import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seatedAt } from '../../table/seats.ts'
import { QuietTable } from '../../table/testing/quiet-table.ts'
import type { BankedRules } from '../rules.ts'
import type { BankedSetup } from '../setup.ts'
import { plainRules } from '../testing/plain-rules.ts'
import type { Rotation } from './rotation.ts'
import { playerDealerTable } from './table.ts'

const MINUTE = 60_000
const rules = plainRules(5, [{ on: 'base', name: 'Base', kind: 'base', must: true, cite: 'practice' }])

/** As the regulation of 2026 asks for it. */
const STRICT: Rotation = {
  everyHand: true,
  others: { players: 2, minutes: 40 },
  providers: { most: 1, rounds: 1, onlyBank: true },
}

type PlayedTable = QuietTable<BankedRules, BankedSetup>

/** A provider at seat 1, and others. */
function table(rotation: Rotation, ...names: string[]): PlayedTable {
  const made = new QuietTable(playerDealerTable, rules, { rotation })
  made.take({ do: 'sit', player: 'Corp', name: 'Corp', provider: true })
  return made.sit(...names)
}

/** Who is asked for the position, in order, until one of `takers` takes it; the others decline. */
function offered(played: PlayedTable, ...takers: string[]): string[] {
  const asked: string[] = []
  for (;;) {
    const { offeredTo } = played.table.part.face().bank ?? {}
    if (offeredTo === undefined || played.table.state.phase !== 'making-up') return asked
    const { name } = played.seat(offeredTo)
    asked.push(name)
    played.own(name, { do: 'bank', wager: takers.includes(name) ? 5_000 : 0 })
  }
}

/** A hand with this player-dealer at such a minute; who bets, or why it is not dealt. */
function hand(played: PlayedTable, bank: string, minute: number): string | number[] {
  played.now = minute * MINUTE
  played.take({ do: 'time', now: played.now })
  const begun = played.next()
  if (typeof begun === 'string') return begun
  offered(played, bank)
  for (const { seat } of played.table.part.due().asked)
    played.own(played.seat(seat).name, { do: 'wager', wagers: [{ on: 'base', amount: 500 }] })
  const dealt = played.deal()
  return typeof dealt === 'string' ? dealt : dealt.wagers.map(({ seat }) => seat)
}

test('asks all others before every hand, before the holder may keep the position', () => {
  const played = table(STRICT, 'Ann', 'Bob', 'Cyd')
  played.next()
  expect(offered(played, 'Bob')).toEqual(['Corp', 'Ann', 'Bob'])
  played.own('Ann', { do: 'wager', wagers: [{ on: 'base', amount: 500 }] })
  played.deal()
  played.next()
  expect(offered(played, 'Bob')).toEqual(['Cyd', 'Corp', 'Ann', 'Bob'])
  // As filed who has it is asked first, for the second of two rounds.
  const filed = table({}, 'Ann', 'Bob', 'Cyd')
  hand(filed, 'Bob', 0)
  filed.next()
  expect(offered(filed, 'Bob')).toEqual(['Bob'])
})

test('after a provider the position goes to another player, and a provider bets on nobody’s hand', () => {
  const played = table(STRICT, 'Ann', 'Bob')
  expect(hand(played, 'Corp', 0)).toEqual([2, 3])
  played.next()
  expect(offered(played)).toEqual(['Ann', 'Bob'])
  played.next()
  offered(played, 'Ann')
  expect(played.table.part.due().asked.map(({ seat }) => seat)).toEqual([3])
  expect(played.own('Corp', { do: 'wager', wagers: [{ on: 'base', amount: 500 }] })).toBe(
    'provider-only-banks',
  )
  expect(played.table.part.may(played.seat(1))).toEqual([])
  // As filed a provider may have it twice, and bets like everybody else.
  const filed = table({}, 'Ann', 'Bob')
  hand(filed, 'Corp', 0)
  filed.next()
  expect(offered(filed, 'Corp')).toEqual(['Corp'])
})

test('allows one provider at a table', () => {
  const played = table(STRICT, 'Ann')
  const second = { do: 'sit', player: 'Co2', name: 'Co2', provider: true } as const
  expect(played.take(second)).toMatchObject({ code: 'providers-at-most', values: { most: 1 } })
  expect(table({}, 'Ann').take(second)).toMatchObject([{ type: 'sat', provider: true }])
})

test('does not ask a player whom only a provider could bet against', () => {
  const played = table(STRICT, 'Ann')
  expect(hand(played, 'Corp', 0)).toEqual([2])
  expect(played.next()).toEqual(['stopped'])
})

test('two players other than the provider within forty minutes keep the game going, and begin the next forty', () => {
  const played = table(STRICT, 'Ann', 'Bob')
  hand(played, 'Corp', 0)
  expect(played.table.rotation(10 * MINUTE)).toEqual({ needed: 2, had: 0, by: 40 * MINUTE })
  hand(played, 'Ann', 20)
  hand(played, 'Corp', 25)
  expect(played.table.rotation(25 * MINUTE)).toEqual({ needed: 2, had: 1, by: 40 * MINUTE })
  hand(played, 'Bob', 39)
  expect(hand(played, 'Corp', 41)).toEqual([2, 3])
  expect(played.table.rotation(41 * MINUTE)).toEqual({ needed: 2, had: 0, by: 80 * MINUTE })
  for (const again of played.again()) expect(again.save()).toEqual(played.table.save())
})

test('counts the same player once; without a second the game ends, and no other round is made up', () => {
  const played = table(STRICT, 'Ann', 'Bob')
  hand(played, 'Ann', 0)
  hand(played, 'Corp', 10)
  hand(played, 'Ann', 20)
  hand(played, 'Corp', 39)
  expect(played.take({ do: 'time', now: 40 * MINUTE - 1 })).toEqual([])
  expect(played.take({ do: 'time', now: 40 * MINUTE })).toEqual([
    { type: 'own', own: { type: 'ended', at: 40 * MINUTE } },
  ])
  expect(played.table.rotation(41 * MINUTE)).toMatchObject({ had: 1, isOver: true })
  expect(played.table.ready).toBe(false)
  expect(played.next()).toBe('game-over')
  for (const again of played.again()) expect(again.save()).toEqual(played.table.save())
  // Another game begins when nobody is left of those who played this one.
  played.take({ do: 'stand', player: 'Corp' })
  played.take({ do: 'stand', player: 'Ann' })
  played.sit('Cyd')
  expect(played.next()).toBe('game-over')
  played.take({ do: 'stand', player: 'Bob' })
  played.take({ do: 'stand', player: 'Cyd' })
  played.sit('Dot', 'Eve')
  expect(played.next()).toEqual([{ type: 'offered', to: expect.any(Number) }])
})

test('returns the wagers when the time runs out before the deal; in a round it waits for the end', () => {
  const played = table(STRICT, 'Ann', 'Bob', 'Cyd')
  hand(played, 'Corp', 0)
  played.next()
  offered(played, 'Ann')
  played.own('Bob', { do: 'wager', wagers: [{ on: 'base', amount: 500 }] })
  played.now = 40 * MINUTE
  expect(played.deal()).toBe('game-over')
  expect(played.take({ do: 'time', now: played.now })).toMatchObject([
    { own: { type: 'ended' } },
    { type: 'stopped' },
  ])
  expect(seatedAt(played.table.state.seats).map(({ stack }) => stack)).toEqual([
    10_000, 10_000, 10_000, 10_000,
  ])
  expect(played.table.part.face().wagers).toEqual([])
})

test('begins a new game after an hour’s rest', () => {
  const played = table(STRICT, 'Ann', 'Bob')
  hand(played, 'Corp', 0)
  expect(hand(played, 'Ann', 90)).toEqual([3])
  expect(played.table.rotation(90 * MINUTE)).toEqual({ needed: 2, had: 1, by: 130 * MINUTE })
})

test('runs no clock under the filing alone', () => {
  const played = table({}, 'Ann', 'Bob')
  for (let minute = 0; minute < 200; minute += 20) {
    expect(hand(played, ['Corp', 'Ann'][(minute / 20) % 2]!, minute)).not.toBe('game-over')
  }
  expect(played.table.rotation(0)).toBeUndefined()
})

test('stacks and collections add up after any commands, and the table can be opened again', () => {
  const command = fc.record({
    who: fc.constantFrom('Corp', 'Ann', 'Bob', 'Cyd'),
    what: fc.constantFrom('hand', 'hand', 'next', 'take', 'decline', 'wager', 'deal', 'time', 'stand', 'sit'),
    minutes: fc.integer({ min: 0, max: 15 }),
  })
  let ended = 0
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), commands => {
      const played = table(STRICT, 'Ann', 'Bob', 'Cyd')
      let brought = 40_000
      for (const { who, what, minutes } of commands) {
        played.now += minutes * MINUTE
        const stack = seatedAt(played.table.state.seats).find(({ name }) => name === who)?.stack
        const { offeredTo } = played.table.part.face().bank ?? {}
        const asked = offeredTo === undefined ? who : played.seat(offeredTo).name
        if (what === 'hand') {
          played.result = { fees: [], net: {} }
          hand(played, who, played.now / MINUTE)
        } else if (what === 'next') played.next()
        else if (what === 'take') played.own(asked, { do: 'bank', wager: 5_000 })
        else if (what === 'decline') played.own(asked, { do: 'bank', wager: 0 })
        else if (what === 'wager') played.own(who, { do: 'wager', wagers: [{ on: 'base', amount: 500 }] })
        else if (what === 'time') played.take({ do: 'time', now: played.now })
        else if (what === 'stand' && stack !== undefined) {
          played.take({ do: 'stand', player: who })
          brought -= stack
        } else if (what === 'sit' && stack === undefined) {
          played.take({ do: 'sit', player: who, name: who, ...(who === 'Corp' ? { provider: true } : {}) })
          brought += 10_000
        } else if (what === 'deal') {
          const { seat } = played.table.part.face().bank ?? {}
          const [bettor] = played.table.part.face().wagers
          if (seat !== undefined && bettor)
            played.result = { fees: [], net: { [bettor.seat]: -500, [seat]: 500 } }
          played.deal()
        }
        const { seats, collected = 0 } = played.table.state
        const there = seatedAt(seats)
        expect(there.reduce((sum, one) => sum + one.stack, collected)).toBe(brought)
        expect(there.filter(({ provider }) => provider).length).toBeLessThanOrEqual(1)
        if (played.table.part.isOver) {
          ended++
          expect(played.table.state.phase).toBe('idle')
        }
      }
      for (const again of played.again()) expect(again.save()).toEqual(played.table.save())
    }),
    { numRuns: 200, seed: 7 },
  )
  expect(ended).toBeGreaterThan(0)
})
