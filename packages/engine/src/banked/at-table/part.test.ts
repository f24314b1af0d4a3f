import { expect, test } from 'vitest'
import { QuietTable } from '../../table/testing/quiet-table.ts'
import { plainRules } from '../testing/plain-rules.ts'
import { nextOffer } from './offer.ts'
import { playerDealerTable } from './table.ts'

const cite = 'practice'

const rules = plainRules(4, [
  { on: 'base', name: 'Base', kind: 'base', must: true, cite },
  { on: 'play', name: 'Play', kind: 'later', cite },
])

const table = () => new QuietTable(playerDealerTable, rules, {}).sit('Ann', 'Bob', 'Cyd')
const base = (amount: number, seat?: number) => ({ on: 'base', amount, ...(seat ? { seat } : {}) })
const wager = (...wagers: object[]) => ({ do: 'wager', wagers })
const bank = (amount: number) => ({ do: 'bank', wager: amount })

test('offers the position around; its taker puts up a wager, and the others bet', () => {
  const played = table()
  expect(played.next()).toEqual([{ type: 'offered', to: 1 }])
  expect(played.own('Bob', bank(500))).toBe('bank-offered-to')
  expect(played.own('Ann', bank(0))).toEqual([
    { type: 'declined', seat: 1 },
    { type: 'offered', to: 2 },
  ])
  expect(played.own('Cyd', wager(base(500)))).toBe('wagers-not-open')
  expect(played.own('Bob', bank(5_000))).toEqual([{ type: 'banked', seat: 2, wager: 5_000 }])
  expect(played.own('Bob', wager(base(500)))).toBe('bank-does-not-wager')
  expect(played.own('Cyd', wager(base(500)))).toEqual([
    { type: 'wagered', seat: 3, wagers: [{ seat: 3, on: 'base', amount: 500 }] },
  ])
  // Ann bets behind Cyd, and not on a hand of her own.
  played.own('Ann', wager(base(700, 3)))
  expect(played.table.part.face()).toMatchObject({
    stage: 'wagers',
    bank: { seat: 2, wager: 5_000, turn: 1, turns: 2, next: 2 },
    lying: { 1: 700, 2: 5_000, 3: 500 },
  })
  expect(played.deal()).toEqual({
    bank: { seat: 2, wager: 5_000 },
    wagers: [
      { seat: 3, on: 'base', amount: 500 },
      { seat: 3, by: 'Ann', on: 'base', amount: 700 },
    ],
    stacks: { 3: 9_500, '3/Ann': 2_800 },
  })
  for (const again of played.again()) expect(again.save()).toEqual(played.table.save())
})

test('returns a bet behind a hand that its own player does not bet on', () => {
  const played = table()
  played.next()
  played.own('Ann', bank(5_000))
  played.own('Bob', wager(base(500, 3)))
  expect(played.table.part.due().deal).toBe('ready')
  expect(played.deal()).toBe('nobody-has-wagered')
})

test('returns the wagers of a player who leaves; when the player-dealer leaves, all of them', () => {
  const played = table()
  played.next()
  played.own('Ann', bank(5_000))
  played.own('Bob', wager(base(500)))
  played.own('Cyd', wager(base(500)))
  expect(played.take({ do: 'away', player: 'Ann', away: true })).toMatchObject({ code: 'bank-stays' })
  played.take({ do: 'away', player: 'Bob', away: true })
  expect(played.table.part.face().wagers).toEqual([{ seat: 3, on: 'base', amount: 500 }])
  expect(played.take({ do: 'stand', player: 'Ann' })).toMatchObject([{ type: 'stood' }, { type: 'stopped' }])
  expect(played.table.part.face().wagers).toEqual([])
})

test('a player who is offered the position and goes away has declined it', () => {
  const played = table()
  played.next()
  expect(played.take({ do: 'away', player: 'Ann', away: true })).toMatchObject([
    { type: 'away' },
    { own: { type: 'declined', seat: 1 } },
    { own: { type: 'offered', to: 2 } },
  ])
})

test('lists each player’s options and the bots’ answers', () => {
  const played = table()
  const { part } = played.table
  played.next()
  expect(part.may(played.seat(1))).toEqual([
    { do: 'bank', min: 100, max: 10_000, usual: 5_000, fee: { min: 0, max: 0 } },
  ])
  expect(part.may(played.seat(2))).toEqual([])
  expect(part.due()).toMatchObject({ asked: [{ seat: 1, otherwise: bank(0) }], deal: 'not-yet' })
  played.own(
    'Ann',
    part.answer(played.seat(1), () => 0),
  )
  expect(part.may(played.seat(2))).toEqual([{ do: 'wager', seats: [2, 3], circles: [4], stack: 10_000 }])
  expect(part.due()).toEqual({
    asked: [
      { seat: 2, answered: false },
      { seat: 3, answered: false },
    ],
    deal: 'not-yet',
  })
  expect(part.answer(played.seat(2), () => 0)).toEqual(wager(base(100)))
})

test('refuses commands of other families, and senseless ones', () => {
  const played = table()
  expect(played.own('Ann', { do: 'make-up', how: 'post' })).toBe('not-in-this-game')
  expect(played.own('Ann', {})).toBe('not-in-this-game')
  expect(typeof played.own('Ann', { do: 'bank', wager: 'all' })).toBe('string')
})

test('shows the turn on the button before the player-dealer, and no button while the position is offered (000:47)', () => {
  const played = table()
  const buttons = () => played.table.part.face().buttons.map(({ kind, at }) => [kind, at.seat])
  played.next()
  expect(buttons()).toEqual([])
  played.own('Ann', bank(5_000))
  expect(buttons()).toEqual([['first-bank', 1]])
  played.own('Bob', wager(base(500)))
  played.deal()
  expect(buttons()).toEqual([['first-bank', 1]])
})

test('offers the position to a newcomer when nobody else takes it, or after some rounds', () => {
  const played = new QuietTable(playerDealerTable, rules, { bankAfter: 1 }).sit('Ann', 'Bob')
  played.next()
  played.own('Ann', bank(5_000))
  played.own('Bob', wager(base(500)))
  expect(played.deal()).not.toHaveProperty('bankAfter')
  played.sit('Cyd')
  const seats = { ...played.table.state.seats }
  expect(Object.values(seats).map(({ played: rounds = 0 }) => rounds)).toEqual([1, 1, 0])
  const memory = { wagered: [] }
  expect(nextOffer(rules, seats, memory, { to: 2, declined: [] }, { after: 1 })).toBe(1)
  expect(nextOffer(rules, seats, memory, { to: 2, declined: [] }, { after: 0 })).toBe(3)
  expect(nextOffer(rules, seats, memory, { to: 2, declined: [1, 2] }, { after: 1 })).toBe(3)
  // A bot is never new.
  const withBot = { ...seats, 3: { ...seats[3]!, bot: true } }
  expect(nextOffer(rules, withBot, memory, { to: 2, declined: [] }, { after: 1 })).toBe(3)
})

test('a player takes chips off the table, but none that wait for the deal', () => {
  const played = table()
  const off = (player: string, cents: number) => played.take({ do: 'chips-off', player, cents })
  played.next()
  expect(off('Cyd', 4_000)).toEqual([{ type: 'chips-off', seat: 3, cents: 4_000 }])
  expect(played.seat(3)).toMatchObject({ stack: 6_000, bought: 6_000 })
  expect(off('Cyd', 6_001)).toMatchObject({ code: 'chips-off-at-most', values: { cents: 6_000 } })
  played.own('Ann', bank(5_000))
  expect(off('Ann', 100)).toMatchObject({ code: 'chips-wait-for-the-deal' })
  played.own('Bob', wager(base(500)))
  expect(off('Bob', 100)).toMatchObject({ code: 'chips-wait-for-the-deal' })
  for (const again of played.again()) expect(again.save()).toEqual(played.table.save())
})
