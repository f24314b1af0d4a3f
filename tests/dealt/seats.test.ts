import { completeRecord, unwrap, verifyRecord } from '@cardroom/engine'
import { DealtSession, type DealtSettings, dealtBoardOf } from '@cardroom/engine/dealt'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { HouseDealer } from './house-dealer.ts'

const library = await openRulebook()

const dealer = (settings: Pick<DealtSettings, 'game' | 'setup'> & Partial<DealtSettings>) =>
  new HouseDealer({ id: 't', title: 'T', seats: [1, 2, 3].map(seat => ({ seat })), ...settings }, library)

const holdem = {
  game: 'towers/texas-holdem',
  setup: { stakes: { limit: 'fixed', bets: [300, 600] }, blinds: [100, 300] },
  buyIn: { min: 1_000, usual: 20_000 },
  seats: [1, 2, 3, 4].map(seat => ({ seat, stack: 20_000 })),
} as const

const stackAt = ({ session }: HouseDealer, seat: number) => session.table.state.seats[seat]?.stack
const isTrue = ({ session }: HouseDealer) => {
  for (const { question } of session.rounds)
    expect(
      verifyRecord(unwrap(completeRecord(question, library, english.say)), library, english.say),
    ).toBeUndefined()
  const again = unwrap(DealtSession.open(session.settings, library, structuredClone(session.entries)))
  expect(again.table.save()).toEqual(session.table.save())
}

test('chips are bought between two rounds, and not by one who has a hand', () => {
  const house = dealer(holdem)
  house.enter({ do: 'chips', seat: 2, cents: 5_000 })
  expect(stackAt(house, 2)).toBe(25_000)
  house.makeUp()
  expect(house.tries({ do: 'chips', seat: 2, cents: 5_000 })).toBe('chips-between-rounds')
})

test('chips are taken off a player-dealer’s table and counted; in a pot game one leaves with all of them or none', () => {
  const house = dealer({
    game: 'comstock/ez-baccarat-panda-8',
    schedule: 1,
    setup: { bankAfter: 0 },
    buyIn: { min: 1_000, usual: 3_000_000 },
  })
  house.enter({ do: 'chips-off', seat: 3, cents: 30_000 })
  house.makeUp()
  expect(house.tries({ do: 'chips-off', seat: 3, cents: 100 })).toBe('chips-between-rounds')
  while (house.session.number === 1) house.step()
  house.enter({ do: 'chips', seat: 3, cents: 5_000 })
  house.enter({ do: 'stand', seat: 3 })
  const { rounds, chips } = house.session
  const { fees = [], net = {} } = rounds[0]?.result ?? {}
  const left = 2_975_000 + (net[3] ?? 0)
  expect(chips).toMatchObject({ brought: 9_005_000, taken: 30_000 + left })
  const box = fees.reduce((sum, { cents }) => sum + cents, 0)
  expect(box).toBeGreaterThan(0)
  expect(chips!.brought - chips!.taken - chips!.there).toBe(box)
  isTrue(house)
  const pot = dealer(holdem)
  expect(pot.tries({ do: 'chips-off', seat: 2, cents: 5_000 })).toBe('table-stakes')
  expect(stackAt(pot, 2)).toBe(20_000)
})

test('a player without a name keeps an own number after a change of seat, and is called by the seat', () => {
  const house = dealer({ game: 'comstock/ez-baccarat-panda-8', schedule: 1, setup: { bankAfter: 0 } })
  house.enter({ do: 'bank', seat: 1, wager: 50_000 })
  // Wagers are open: the seat is changed when the round is over.
  house.enter({ do: 'change-seat', seat: 3, to: 6 })
  expect(house.session.table.state.seats[3]?.movingTo).toBe(6)
  house.enter({ do: 'wagers', seat: 3, wagers: [{ on: 'banker', amount: 2_500 }] })
  house.enter({ do: 'deal' })
  while (house.session.number === 1) house.step()
  expect(Object.keys(house.session.table.state.seats)).toEqual(['1', '2', '6'])
  house.enter({ do: 'sit', seat: 3 })
  house.round()
  expect(house.session.rounds.map(({ people }) => people)).toEqual([
    { 1: '1', 3: '3' },
    { 1: '1', 2: '2', 3: '3', 6: '6' },
  ])
  isTrue(house)
})

test('who comes back posts the missed blinds, or waits for the big blind', () => {
  const house = dealer(holdem)
  house.enter({ do: 'button', seat: 1 })
  for (let i = 0; i < 4; i++) house.round()
  house.enter({ do: 'away', seat: 3, away: true })
  for (let i = 0; i < 4; i++) house.round()
  house.enter({ do: 'away', seat: 3, away: false })
  const { part, state } = house.session.table
  const may = part.may(state.seats[3]!)[0]!
  expect(may).toMatchObject({ do: 'make-up', chosen: 'post' })
  expect(part.face().owes[3]).toEqual({ live: 300, dead: 100 })
  house.enter({ do: 'make-up', seat: 3, how: 'wait' })
  expect(house.session.table.part.may(state.seats[3]!)[0]).toMatchObject({ chosen: 'wait' })
  house.enter({ do: 'make-up', seat: 3, how: 'post' })
  house.makeUp()
  const posted = house.session.table.round!.view('house').log.filter(({ type }) => type === 'posted')
  expect(posted).toContainEqual({ type: 'posted', seat: 3, what: 'post', cents: 300 })
  expect(posted).toContainEqual({ type: 'posted', seat: 3, what: 'dead-post', cents: 100 })
  while (house.session.number === 9) house.step()
  isTrue(house)
})

test('partners bet together: the wager is one, and the record says what each has put in (003:419-421)', () => {
  const house = dealer({
    game: 'comstock/super-pan-9',
    schedule: 1,
    setup: { bankAfter: 0 },
    limits: { min: 1_000 },
  })
  house.enter({ do: 'bank', seat: 1, wager: 50_000 })
  const kumKum = (...shares: number[]) => ({
    do: 'wagers' as const,
    seat: 2,
    wagers: [{ on: 'base', amount: 2_500, kumKum: shares }],
  })
  expect(house.tries(kumKum(1_000, 1_000))).toBe('kum-kum-adds-up')
  expect(house.tries(kumKum(500, 2_000))).toBe('kum-kum-below-minimum')
  house.enter(kumKum(1_000, 1_500))
  house.enter({ do: 'deal' })
  while (house.session.number === 1) house.step()
  expect(house.session.rounds[0]?.question).toMatchObject({ wagers: [{ seat: 2, kumKum: [1_000, 1_500] }] })
  isTrue(house)
})

test('a hand without wagers: no fee, the player-dealer stays, and no more of them than are filed', () => {
  const house = dealer({ game: 'players/golden-frog-baccarat', setup: { bankAfter: 0 } })
  house.enter({ do: 'bank', seat: 1, wager: 50_000 })
  const { mayHaveFreeHand } = house.session.table
  const { left } = unwrap(mayHaveFreeHand)
  for (let i = 0; i < left; i++) {
    const { number } = house.session
    house.enter({ do: 'free-hand' })
    while (house.session.number === number) house.step()
    expect(house.session.table.part.face().bank).toMatchObject({ seat: 1, turn: 1, wager: 50_000 })
  }
  expect(house.tries({ do: 'free-hand' })).toBe('no-more-free-hands')
  // Another shoe keeps the player-dealer.
  house.enter({ do: 'shoe' })
  expect(house.session.table.part.face().bank).toMatchObject({ seat: 1, wager: 50_000 })
  house.enter({ do: 'wagers', seat: 2, wagers: [{ on: 'banker', amount: 2_500 }] })
  expect(house.tries({ do: 'free-hand' })).toBe('wagers-lie')
  const { fees, wagers } = house.session.rounds[0]!.result!
  expect([fees, wagers]).toEqual([[], []])
  isTrue(house)
})

test('a board shows no suit that nobody saw: it knows where only ranks or results were entered', () => {
  const house = dealer({ game: 'comstock/ez-baccarat-panda-8', schedule: 1, setup: { bankAfter: 0 } })
  const played = (seen: 'rank' | 'result' | undefined) => {
    house.makeUp()
    for (;;) {
      const { awaiting } = house.session.table.round!
      if (awaiting.kind !== 'card') break
      const card = house.session.table.round!.inputs.length % 2 === 0 ? '9h' : 'Kd'
      house.enter({ do: 'card', card, to: awaiting.to, ...(seen ? { seen } : {}) })
      expect(dealtBoardOf(house.session).entered).toBe(seen)
    }
    house.enter({ do: 'settle' })
  }
  for (const seen of ['rank', 'result', undefined] as const) played(seen)
  const board = dealtBoardOf(house.session)
  expect(board.rounds.map(({ entered }) => entered)).toEqual(['rank', 'result', undefined])
  expect(board).not.toHaveProperty('entered')
})
