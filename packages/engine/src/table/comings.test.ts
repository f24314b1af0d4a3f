import { describe, expect, test } from 'vitest'
import type { FeeOption, HalfHour } from '../collection/fee.ts'
import type { SeatingRules } from '../rules/seating.ts'
import { isRefusal } from '../say/refusal.ts'
import type { TableCommand } from './command.ts'
import type { TableEvent } from './event.ts'
import type { BuyIn } from './settings.ts'
import { plainFamily, plainRules } from './testing/plain-family.ts'
import { QuietTable } from './testing/quiet-table.ts'

const MINUTE = 60_000

interface Of {
  readonly seating?: SeatingRules
  readonly buyIn?: BuyIn
  readonly option?: FeeOption
  readonly readings?: Record<string, string>
}

const open = ({ seating, buyIn, option, readings = {} }: Of = {}) =>
  new QuietTable(
    plainFamily,
    { ...plainRules, ...(seating ? { seating } : {}) },
    {},
    {
      ...(buyIn ? { buyIn } : {}),
      posted: {
        readings,
        ...(option
          ? { collection: [{ game: { id: 'room/game', play: 'flop', document: 'rates' }, option }] }
          : {}),
      },
    },
  )
type PlayedTable = ReturnType<typeof open>

/** The types of the events that a command leads to, or the code of its refusal. */
const does = (played: PlayedTable, command: TableCommand): readonly string[] | string => {
  const done = played.take(command)
  return isRefusal(done) ? done.code : done.map(({ type }) => type)
}
const sits = (played: PlayedTable, name: string, more: { stack?: number; seat?: number } = {}) =>
  does(played, { do: 'sit', player: name, name, ...more })
const stack = (played: PlayedTable, seat: number) => played.seat(seat).stack

/** Every chip that was bought is in a stack, in the box, or was carried away. */
function expectConserved({ table, events }: PlayedTable): void {
  const came = (event: TableEvent): number =>
    event.type === 'sat'
      ? event.stack
      : event.type === 'chips'
        ? event.cents
        : event.type === 'stood'
          ? -event.stack
          : event.type === 'chips-off'
            ? -event.cents
            : 0
  const stacks = Object.values(table.state.seats).reduce((sum, seated) => sum + seated.stack, 0)
  expect(stacks + (table.state.collected ?? 0)).toBe(events.reduce((sum, event) => sum + came(event), 0))
}

const expectSame = (played: PlayedTable) => {
  for (const again of played.again()) expect(again.save()).toEqual(played.table.save())
}

describe('buying in', () => {
  test('takes a buy-in within the filed bounds, and any amount without a maximum', () => {
    const limit = open({ buyIn: { min: 4_000, max: 30_000, usual: 20_000 } })
    expect(sits(limit, 'Ann', { stack: 3_999 })).toBe('buy-in-bounds')
    expect(sits(limit, 'Ann', { stack: 30_001 })).toBe('buy-in-bounds')
    expect(sits(limit, 'Ann', { stack: 30_000 })).toEqual(['sat'])
    const noLimit = open({ buyIn: { min: 4_000, usual: 20_000 } })
    expect(sits(noLimit, 'Ann', { stack: 3_999 })).toBe('buy-in-at-least')
    expect(sits(noLimit, 'Ann', { stack: 50_000_000 })).toEqual(['sat'])
  })

  const short = (how: BuyIn['short']) => {
    const played = open({ buyIn: { min: 2_000, usual: 4_000, ...(how ? { short: how } : {}) } })
    sits(played, 'Ann', { stack: 2_000 })
    sits(played, 'Bob')
    played.result = { fees: [], net: { 1: -2_000, 2: 2_000 } }
    played.round()
    return played
  }
  const buys = (played: PlayedTable, cents: number) => does(played, { do: 'chips', player: 'Ann', cents })

  test('allows one short buy; an add-on up to the minimum is none (002:34)', () => {
    const played = short('once')
    expect(buys(played, 500)).toEqual(['chips'])
    expect(played.events.at(-1)).toEqual({ type: 'chips', seat: 1, cents: 500, short: true })
    expect(buys(played, 500)).toBe('short-buy-used-up')
    expect(buys(played, 1_500)).toEqual(['chips'])
    // A full buy does not give another one.
    expect(buys(played, 2_000)).toEqual(['chips'])
    played.result = { fees: [], net: { 1: -4_000, 2: 4_000 } }
    played.round()
    expect(buys(played, 1_999)).toBe('short-buy-used-up')
    expectConserved(played)
    expectSame(played)
  })

  test('allows one short buy after each full buy (003:239, 377)', () => {
    const played = short('after-each-full-buy')
    expect(buys(played, 500)).toEqual(['chips'])
    expect(buys(played, 500)).toBe('short-buy-used-up')
    expect(buys(played, 2_000)).toEqual(['chips'])
    played.result = { fees: [], net: { 1: -2_500, 2: 2_500 } }
    played.round()
    expect(buys(played, 500)).toEqual(['chips'])
  })

  test('allows any number of short buys where nothing is filed', () => {
    const played = short(undefined)
    for (const cents of [500, 1, 1]) expect(buys(played, cents)).toEqual(['chips'])
  })

  test('a player who comes back within half an hour brings what was taken away (003:278)', () => {
    const seating: SeatingRules = { returns: { minutes: 30, cite: '003:278' } }
    const played = open({ seating, buyIn: { min: 2_000, max: 8_000, usual: 4_000 } })
    sits(played, 'Ann')
    sits(played, 'Bob')
    played.result = { fees: [], net: { 1: 3_000, 2: -3_000 } }
    played.round()
    played.now = 10 * MINUTE
    expect(does(played, { do: 'stand', player: 'Ann' })).toEqual(['stood'])
    played.now = 39 * MINUTE
    expect(sits(played, 'Ann', { stack: 6_999 })).toBe('buy-in-bounds')
    expect(played.table.buyInOf('Ann', played.now)).toMatchObject({ min: 7_000, max: 8_000, usual: 7_000 })
    expectSame(played)
    played.now = 40 * MINUTE
    expect(sits(played, 'Ann', { stack: 2_000 })).toEqual(['sat'])
  })
})

describe('the waiting list', () => {
  const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay']
  const full = () => open().sit(...NAMES)
  const waits = (played: PlayedTable, name: string) => does(played, { do: 'wait', player: name, name })

  test('calls the player who waited longest, and keeps the seat for a while', () => {
    const played = full()
    expect(sits(played, 'Gus')).toBe('table-full')
    expect(waits(played, 'Gus')).toEqual(['listed'])
    expect(waits(played, 'Gus')).toBe('waiting-already')
    expect(waits(played, 'Ann')).toBe('seated-already')
    expect(waits(played, 'Hal')).toEqual(['listed'])
    does(played, { do: 'stand', player: 'Cyd' })
    // The seat is neither for a newcomer nor for the second player on the list.
    expect(sits(played, 'Ida')).toBe('others-wait')
    expect(sits(played, 'Hal')).toBe('others-wait')
    expect(played.table.callsAt(0)).toBe(0)
    expect(does(played, { do: 'call', now: 0 })).toEqual(['called'])
    expect(played.events.at(-1)).toMatchObject({ player: 'Gus', seat: 3, until: 3 * MINUTE })
    expect(sits(played, 'Hal', { seat: 3 })).toBe('seat-kept')
    expect(does(played, { do: 'change-seat', player: 'Ann', seat: 3 })).toBe('seat-kept')
    expectSame(played)
    expect(sits(played, 'Gus')).toEqual(['sat'])
    expect(played.seat(3).name).toBe('Gus')
    expect(played.table.state.waiting).toEqual([{ player: 'Hal', name: 'Hal' }])
  })

  test('strikes off a player who does not come, and calls the next', () => {
    const played = full()
    for (const name of ['Gus', 'Hal']) waits(played, name)
    does(played, { do: 'stand', player: 'Cyd' })
    does(played, { do: 'call', now: 0 })
    expect(played.table.callsAt(1)).toBe(3 * MINUTE)
    expect(does(played, { do: 'call', now: 2 * MINUTE })).toEqual([])
    expect(does(played, { do: 'call', now: 3 * MINUTE })).toEqual(['unlisted', 'called'])
    expect(does(played, { do: 'wait-no-more', player: 'Hal' })).toEqual(['unlisted'])
    expect(does(played, { do: 'wait-no-more', player: 'Hal' })).toBe('not-waiting')
    expect(waits(played, 'Hal')).toBe('seat-is-free')
    expect(played.table.callsAt(3 * MINUTE)).toBeUndefined()
  })

  test('keeps a seat for a called player as long as the game’s rules say', () => {
    const played = open({ seating: { called: { minutes: 10, cite: 'own' } } }).sit(...NAMES)
    for (const name of ['Gus', 'Hal']) waits(played, name)
    does(played, { do: 'stand', player: 'Cyd' })
    does(played, { do: 'call', now: 0 })
    expect(does(played, { do: 'call', now: 9 * MINUTE })).toEqual([])
    expect(does(played, { do: 'call', now: 10 * MINUTE })).toEqual(['unlisted', 'called'])
  })

  test('holds a seat for half an hour, then puts the name on the list (003:284)', () => {
    const played = full()
    waits(played, 'Gus')
    played.now = 5 * MINUTE
    does(played, { do: 'away', player: 'Bob', away: true })
    expect(played.table.callsAt(played.now)).toBe(35 * MINUTE)
    expect(does(played, { do: 'call', now: 34 * MINUTE })).toEqual([])
    expect(does(played, { do: 'call', now: 35 * MINUTE })).toEqual(['stood', 'listed', 'called'])
    expect(played.table.state.waiting).toMatchObject([{ name: 'Gus', called: { seat: 2 } }, { name: 'Bob' }])
    expectConserved(played)
    expectSame(played)
  })

  test('holds the seat the whole time again after a return in time', () => {
    const played = full()
    does(played, { do: 'away', player: 'Bob', away: true })
    played.now = 29 * MINUTE
    does(played, { do: 'away', player: 'Bob', away: false })
    expect(played.table.callsAt(played.now)).toBeUndefined()
    does(played, { do: 'away', player: 'Bob', away: true })
    expect(played.table.callsAt(played.now)).toBe(59 * MINUTE)
  })
})

describe('a change of seat', () => {
  const moves = (played: PlayedTable, name: string, seat: number) =>
    does(played, { do: 'change-seat', player: name, seat })

  test('is made at once between rounds, and after the round for a player in it', () => {
    const played = open().sit('Ann', 'Bob', 'Cyd')
    expect(moves(played, 'Ann', 2)).toBe('seat-taken')
    expect(moves(played, 'Ann', 9)).toBe('table-has-places')
    expect(moves(played, 'Ann', 1)).toBe('seated-already')
    expect(moves(played, 'Ann', 5)).toEqual(['moved'])
    expect(played.seat(5)).toMatchObject({ seat: 5, name: 'Ann', stack: 10_000 })
    played.next()
    played.take({ do: 'deal', id: 'x', seed: '', now: 0 })
    expect(moves(played, 'Bob', 6)).toEqual(['moving'])
    expect(moves(played, 'Bob', 2)).toEqual(['moving'])
    expect(played.seat(2).movingTo).toBeUndefined()
    expect(moves(played, 'Bob', 6)).toEqual(['moving'])
    expect(moves(played, 'Cyd', 6)).toEqual(['moving'])
    // Bob comes first, and Cyd stays.
    played.take({ do: 'input', input: { kind: 'settle' } })
    expect(Object.keys(played.table.state.seats)).toEqual(['3', '5', '6'])
    expect(played.seat(6).name).toBe('Bob')
    expect(played.seat(3).movingTo).toBeUndefined()
    expectSame(played)
  })

  test('waits in a short game until a new player comes in (003:283)', () => {
    const played = open({ seating: { changes: { players: 5, cite: '003:283' } } }).sit('Ann', 'Bob', 'Cyd')
    played.round()
    expect(moves(played, 'Ann', 5)).toBe('short-game')
    played.sit('Dan')
    expect(moves(played, 'Ann', 5)).toEqual(['moved'])
    played.round()
    expect(moves(played, 'Ann', 1)).toBe('short-game')
    played.sit('Eve')
    played.round()
    expect(moves(played, 'Ann', 6)).toEqual(['moved'])
  })
})

describe('the collection by the half hour', () => {
  const timed = (time: Omit<HalfHour, 'cite'>, readings = {}) => {
    const option: FeeOption = {
      id: '1',
      cite: '002:220',
      player: { rate: { by: 'flat', cents: 600 }, unit: '30min', time: { ...time, cite: '002:220' } },
    }
    return open({ option, readings }).sit('Ann', 'Bob', 'Cyd')
  }
  /** Deals a hand at each of these minutes, as the driver of a table does, and says at which it was collected. */
  const collectedAt = (played: PlayedTable, ...minutes: readonly number[]) =>
    minutes.filter(minute => {
      played.now = minute * MINUTE
      const events = does(played, { do: 'time', now: played.now })
      played.round()
      expectConserved(played)
      return events.includes('collected')
    })

  test('is taken in advance before the first hand, then every half hour (002:2434)', () => {
    const played = timed({ taken: 'in-advance', from: 'active' })
    does(played, { do: 'away', player: 'Cyd', away: true })
    expect(played.table.timeDue(7 * MINUTE)?.at).toBe(7 * MINUTE)
    expect(collectedAt(played, 7, 20, 36, 38, 60, 66, 68)).toEqual([7, 38, 68])
    expect([1, 2, 3].map(seat => stack(played, seat))).toEqual([8_200, 8_200, 10_000])
    expect(played.table.state.collected).toBe(3_600)
    expect(played.table.timeDue(70 * MINUTE)).toMatchObject({ at: 97 * MINUTE, cents: 600 })
    expectSame(played)
  })

  test('is taken on the hour and the half hour; the half hour in which the game starts is free (001:1290)', () => {
    const played = timed({ taken: 'on-the-clock', from: 'seated' })
    expect(collectedAt(played, 70, 89, 91, 119, 121, 149, 151)).toEqual([121, 151])
    expect(played.table.timeDue(152 * MINUTE)?.at).toBe(180 * MINUTE)
    const onTheHour = timed({ taken: 'on-the-clock', from: 'seated' })
    expect(collectedAt(onTheHour, 60, 89, 91)).toEqual([91])
  })

  test('is taken after each half hour where the filing only says every 30 minutes (004:3595)', () => {
    const open: HalfHour['open'] = ['taken', 'from']
    expect(collectedAt(timed({ taken: 'after', from: 'seated', open }), 10, 39, 40, 69, 71)).toEqual([40, 71])
    const otherwise = timed({ taken: 'after', from: 'seated', open }, { timeTaken: 'in-advance' })
    expect(collectedAt(otherwise, 10, 39, 40)).toEqual([10, 40])
    // What is printed is not read otherwise.
    const printed = timed({ taken: 'after', from: 'seated' }, { timeTaken: 'in-advance' })
    expect(collectedAt(printed, 10)).toEqual([])
  })

  test('begins anew after a rest of the game', () => {
    const played = timed({ taken: 'after', from: 'seated' })
    expect(collectedAt(played, 0, 20, 500, 529, 530)).toEqual([530])
  })

  test('is taken from absent players; a player who lacks chips pays before playing on (002:220)', () => {
    const played = timed({ taken: 'in-advance', from: 'seated' })
    played.result = { fees: [], net: { 1: 9_700, 3: -9_700 } }
    played.round()
    played.result = { fees: [], net: {} }
    does(played, { do: 'away', player: 'Cyd', away: true })
    expect(collectedAt(played, 30)).toEqual([30])
    const collected = played.events.findLast(event => event.type === 'collected')
    expect(collected).toMatchObject({ fees: [{ seat: 1 }, { seat: 2 }, { seat: 3, cents: 300, owed: 300 }] })
    expect(does(played, { do: 'away', player: 'Cyd', away: false })).toBe('collection-owed')
    expect(does(played, { do: 'chips', player: 'Cyd', cents: 1_000 })).toEqual(['chips'])
    expect(does(played, { do: 'away', player: 'Cyd', away: false })).toEqual(['paid', 'away'])
    expect(stack(played, 3)).toBe(700)
    expect(played.seat(3)).not.toHaveProperty('owesTime')
    expectConserved(played)
    expectSame(played)
  })

  test('is logged in a line of its own', () => {
    const played = timed({ taken: 'in-advance', from: 'seated' })
    collectedAt(played, 0)
    expect(played.table.news.at(-1)).toEqual({
      at: 0,
      says: { say: 'news-collected', values: { each: 600, players: 3, owing: [] } },
    })
  })
})
