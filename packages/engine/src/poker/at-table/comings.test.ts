import { describe, expect, test } from 'vitest'
import { QuietTable } from '../../table/testing/quiet-table.ts'
import type { BlindRules } from '../rules/blind-rules.ts'
import { potTable } from './table.ts'
import { plainGame } from './testing/plain-game.ts'

const cite = 'practice'

const THREE_SIX = { stakes: { limit: 'fixed', bets: [300, 600] }, blinds: [100, 300] }
const TEN_TWENTY = { stakes: { limit: 'fixed', bets: [1000, 2000] }, blinds: [500, 1000] }
const TWENTY_FORTY = { stakes: { limit: 'fixed', bets: [2000, 4000] }, blinds: [1000, 2000] }

/** A game with people at these seats, named after them; the first of them has the button. */
function game(seats: readonly number[], blindRules: BlindRules = {}, setup = THREE_SIX, more = {}) {
  const played = new QuietTable(potTable, { ...plainGame, blindRules, ...more }, setup)
  for (const seat of seats) sits(played, seat)
  return played.noted({ type: 'drew', cards: {}, button: seats[0] })
}
type PlayedTable = ReturnType<typeof game>

const sits = (played: PlayedTable, seat: number) =>
  played.take({ do: 'sit', player: `p${seat}`, name: `p${seat}`, seat })
const stands = (played: PlayedTable, seat: number) => played.take({ do: 'stand', player: `p${seat}` })
const goesAway = (played: PlayedTable, seat: number, away = true) =>
  played.take({ do: 'away', player: `p${seat}`, away })
/** Who had seat `from` when the game began goes to another one. */
const moves = (played: PlayedTable, from: number, seat: number) =>
  played.take({ do: 'change-seat', player: `p${from}`, seat })
const says = (played: PlayedTable, who: number, how: string) => played.own(`p${who}`, { do: 'make-up', how })

/** `button / small, big: who is dealt in`, and what is posted. */
function deals(played: PlayedTable) {
  const start = played.round()
  if (typeof start === 'string') return start
  const { blinds } = played.table.part.save() as { blinds: { small?: number; big?: number } }
  const hand = `${start.button} / ${blinds.small}, ${blinds.big}: ${start.seats.map(({ seat }) => seat).join(' ')}`
  return start.post || start.straddle ? { hand, post: start.post, straddle: start.straddle } : hand
}
const owes = (played: PlayedTable) => played.table.part.face().owes
const expectSame = (played: PlayedTable) => {
  for (const again of played.again()) expect(again.save()).toEqual(played.table.save())
}

describe('free hands before the first blind has passed (002:64)', () => {
  test('deals a newcomer of a new game in free at a seat that the blinds have not reached', () => {
    const played = game([1, 2, 3], { freeHands: '002:64' })
    expect(deals(played)).toBe('1 / 2, 3: 1 2 3')
    sits(played, 5)
    expect(owes(played)).toEqual({})
    stands(played, 2)
    // The blinds have been at seat 2.
    sits(played, 2)
    expect(owes(played)).toEqual({ 2: { live: 300, dead: 0 } })
    says(played, 2, 'wait')
    expect(deals(played)).toBe('3 / 5, 1: 1 3 5')
    // The first round is not over before the blinds come back to where they began.
    sits(played, 8)
    expect(owes(played)).toMatchObject({ 8: { live: 300, dead: 0 } })
    expectSame(played)
  })

  test('demands the big blind after the first round, and where it is not filed otherwise', () => {
    const played = game([1, 2, 3], { freeHands: '002:64' })
    for (const hand of ['1 / 2, 3', '2 / 3, 1', '3 / 1, 2']) expect(deals(played)).toMatch(hand)
    sits(played, 5)
    expect(owes(played)).toEqual({ 5: { live: 300, dead: 0 } })
    const elsewhere = game([1, 2, 3])
    deals(elsewhere)
    sits(elsewhere, 5)
    expect(owes(elsewhere)).toEqual({ 5: { live: 300, dead: 0 } })
  })
})

describe('coming in between the button and the blinds (002:88)', () => {
  const played = () => {
    const table = game([1, 2, 3, 4, 6], { inTheMiddle: '002:88' })
    for (const hand of ['1 / 2, 3', '2 / 3, 4', '3 / 4, 6']) expect(deals(table)).toMatch(hand)
    sits(table, 5)
    return table
  }

  test('the blinds go on behind, and the button passes over the player who posted there', () => {
    const table = played()
    expect(deals(table)).toEqual({
      hand: '4 / 6, 1: 1 2 3 4 5 6',
      post: [{ seat: 5, live: 300, middle: true }],
    })
    expectSame(table)
    expect(deals(table)).toBe('6 / 1, 2: 1 2 3 4 5 6')
    for (const hand of ['1 / 2, 3', '2 / 3, 4', '3 / 4, 5', '4 / 5, 6']) expect(deals(table)).toMatch(hand)
    // Once only: now it is an established player's.
    expect(deals(table)).toMatch('5 / 6, 1')
  })

  test('a player who waits is dealt in on the big blind', () => {
    const table = played()
    says(table, 5, 'wait')
    for (const hand of ['4 / 6, 1', '6 / 1, 2', '1 / 2, 3', '2 / 3, 4'])
      expect(deals(table)).toBe(`${hand}: 1 2 3 4 6`)
    expect(deals(table)).toBe('3 / 4, 5: 1 2 3 4 5 6')
    expect(owes(table)).toEqual({})
  })

  test('newcomers beside two players leave them the button and small blind, and the big blind moves on', () => {
    const table = game([1, 6])
    expect(deals(table)).toBe('1 / 1, 6: 1 6')
    for (const seat of [2, 3]) sits(table, seat)
    expect(deals(table)).toEqual({ hand: '6 / 1, 2: 1 2 3 6', post: [{ seat: 3, live: 300 }] })
    expect(deals(table)).toBe('1 / 2, 3: 1 2 3 6')
    // Where nobody sits behind the two, newcomers take what comes to them.
    const behind = game([7, 1])
    expect(deals(behind)).toBe('7 / 7, 1: 1 7')
    for (const seat of [2, 3]) sits(behind, seat)
    expect(deals(behind)).toBe('1 / 2, 3: 1 2 3 7')
  })

  test('the button passes over a player who moves between it and the blinds (002:66)', () => {
    const table = game([1, 3, 4, 5])
    expect(deals(table)).toBe('1 / 3, 4: 1 3 4 5')
    moves(table, 1, 2)
    expect(deals(table)).toMatch('3 / 4, 5')
  })

  test('only one live blind is posted on a deal; the others wait for the next', () => {
    const table = game([1, 2, 3, 4], { oneLiveBlind: '002:88' })
    deals(table)
    for (const seat of [6, 7]) sits(table, seat)
    expect(deals(table)).toEqual({ hand: '2 / 3, 4: 1 2 3 4 6', post: [{ seat: 6, live: 300 }] })
    // The big blind comes to seat 6; the other newcomer has waited long enough.
    expect(deals(table)).toEqual({ hand: '3 / 4, 6: 1 2 3 4 6 7', post: [{ seat: 7, live: 300 }] })
    const elsewhere = game([1, 2, 3, 4])
    deals(elsewhere)
    for (const seat of [6, 7]) sits(elsewhere, seat)
    expect(deals(elsewhere)).toMatchObject({ post: [{ seat: 6 }, { seat: 7 }] })
  })
})

describe('two big blinds (002:86)', () => {
  /** Seat 4 has missed both blinds and waits; the big blind is at seat 3, who leaves. */
  const waiting = (blindRules: BlindRules) => {
    const table = game([1, 2, 3, 4, 5], blindRules)
    deals(table)
    goesAway(table, 4)
    for (let hands = 0; hands < 3; hands++) deals(table)
    goesAway(table, 4, false)
    says(table, 4, 'wait')
    expect(deals(table)).toBe('1 / 2, 3: 1 2 3 5')
    stands(table, 3)
    return table
  }

  test('a player who waited and comes to the small blind posts as much as the big one', () => {
    const table = waiting({ twoBigBlinds: '002:86' })
    expect(deals(table)).toEqual({ hand: '2 / 4, 5: 1 2 4 5', post: [{ seat: 4, live: 200 }] })
    expect(owes(table)).toEqual({})
    expectSame(table)
  })

  test('a player goes on waiting where it is not filed', () => {
    expect(deals(waiting({}))).toBe('2 / 5, 1: 1 2 5')
  })
})

describe('a player who leaves may save another a blind (002:68)', () => {
  const saved = (setup: typeof THREE_SIX) => {
    const table = game([1, 2, 3, 4, 5], { allMadeUp: { from: [1000, 2000], cite: '002:1135' } }, setup)
    deals(table) // button 1, blinds 2 and 3
    stands(table, 3)
    return table
  }

  test('saves the blind below $10–$20', () => {
    expect(deals(saved(THREE_SIX))).toBe('2 / 4, 5: 1 2 4 5')
  })

  test('makes up all blinds from $10–$20 on (002:1135)', () => {
    expect(deals(saved(TEN_TWENTY))).toEqual({ hand: '2 / 4, 5: 1 2 4 5', post: [{ seat: 4, live: 500 }] })
    // Both blinds jump over seat 4, which gets the button: the small one is dead. The big one jumps over seat 5 too.
    const both = saved(TWENTY_FORTY)
    stands(both, 2)
    expect(deals(both)).toEqual({
      hand: '4 / 5, 1: 1 4 5',
      post: [
        { seat: 5, live: 1000 },
        { seat: 4, live: 2000, dead: 1000 },
      ],
    })
    expect(owes(both)).toEqual({})
  })
})

describe('a newcomer is one until the first hand (002:1137)', () => {
  /** Seat 5 sits down, goes away, and the blinds pass the seat so often. */
  const passedBy = (times: number, setup: typeof THREE_SIX) => {
    const newNoLonger = { after: 2, at: [2000, 4000], cite: '002:1137' }
    const table = game([1, 2, 3, 4], { newNoLonger }, setup)
    deals(table)
    sits(table, 5)
    goesAway(table, 5)
    for (let hands = 0; hands < 4 * times; hands++) deals(table)
    return table
  }

  test('a newcomer owes no more than the big blind, even if the blinds have passed several times', () => {
    expect(owes(passedBy(3, TEN_TWENTY))).toEqual({ 5: { live: 1000, dead: 0 } })
  })

  test('a newcomer owes both blinds in $20–$40 games when they have passed twice', () => {
    expect(owes(passedBy(1, TWENTY_FORTY))).toEqual({ 5: { live: 2000, dead: 0 } })
    const twice = passedBy(2, TWENTY_FORTY)
    expect(owes(twice)).toEqual({ 5: { live: 2000, dead: 1000 } })
    expectSame(twice)
  })
})

describe('a change of seat (002:105-107, 1164-1166)', () => {
  const seatChange = { ways: ['post', 'wait'], cite: '002:105', letPass: '002:107' } as const
  /** Button 1, blinds 2 and 3; seat 5 has the big blind next, then seat 7. */
  const dealt = (blindRules: BlindRules = { seatChange }, more = {}) => {
    const table = game([1, 2, 3, 5, 7], blindRules, THREE_SIX, more)
    expect(deals(table)).toBe('1 / 2, 3: 1 2 3 5 7')
    return table
  }
  const may = (table: PlayedTable, seat: number) => table.table.part.may(table.seat(seat))

  test('a player who moves away from the big blind posts it', () => {
    const table = dealt()
    moves(table, 5, 8)
    expect(may(table, 8)).toEqual([{ do: 'make-up', ways: ['post', 'wait'], chosen: 'post', hands: 1 }])
    expect(owes(table)).toEqual({ 8: { live: 300, dead: 0 } })
    expectSame(table)
    expect(deals(table)).toEqual({ hand: '2 / 3, 7: 1 2 3 7 8', post: [{ seat: 8, live: 300 }] })
    expect(may(table, 8)).toEqual([])
  })

  test('a player who moves away may wait out as many hands as were gained instead, even if others sit down meanwhile', () => {
    const table = dealt()
    moves(table, 5, 8)
    says(table, 5, 'wait')
    sits(table, 6)
    expect(deals(table)).toBe('2 / 3, 6: 1 2 3 6 7')
    expect(may(table, 8)).toEqual([])
    expect(deals(table)).toBe('3 / 6, 7: 1 2 3 6 7 8')
    expectSame(table)
  })

  test('a player who moves towards the big blind plays on, or lets the blinds pass once without owing them', () => {
    const table = dealt()
    moves(table, 7, 4)
    expect(owes(table)).toEqual({})
    expect(may(table, 4)).toEqual([{ do: 'make-up', ways: ['play', 'wait'], chosen: 'play', hands: 3 }])
    says(table, 7, 'wait')
    for (const hand of ['2 / 3, 5', '3 / 5, 1', '5 / 1, 2']) expect(deals(table)).toBe(`${hand}: 1 2 3 5`)
    // One free hand before the big blind, as at the seat before.
    expect(deals(table)).toBe('1 / 2, 3: 1 2 3 4 5')
    expect(deals(table)).toBe('2 / 3, 4: 1 2 3 4 5')
    const playing = dealt()
    moves(playing, 7, 4)
    expect(deals(playing)).toBe('2 / 3, 4: 1 2 3 4 5')
    expect(may(playing, 4)).toEqual([])
  })

  test('a player of Comstock’s lowball waits the hands out, or straddles (003:274)', () => {
    const straddle = { timesBigBlind: 2, from: 'left-of-big-blind', cite: '003:274' }
    const ways = ['wait', 'straddle'] as const
    const table = dealt({ seatChange: { ways, cite: '003:274' } }, { straddle })
    moves(table, 5, 8)
    expect(may(table, 8)).toEqual([{ do: 'make-up', ways, chosen: 'wait', hands: 1 }])
    expect(says(table, 5, 'post')).toBe('not-dealt-in-like-that')
    says(table, 5, 'straddle')
    expect(deals(table)).toEqual({ hand: '2 / 3, 7: 1 2 3 7 8', straddle: { seat: 8, amount: 600 } })
  })

  test('a player who owes a blind takes the debt along, a newcomer too', () => {
    const table = dealt()
    sits(table, 4)
    moves(table, 4, 8)
    expect(owes(table)).toEqual({ 8: { live: 300, dead: 0 } })
    expect(may(table, 8)).toEqual([{ do: 'make-up', ways: ['post', 'wait'], chosen: 'post' }])
  })
})

test('players come back after missed blinds as each room prints it', () => {
  const missing = (blindRules: BlindRules, more = {}) => {
    const table = game([1, 2, 3, 4, 5], blindRules, THREE_SIX, more)
    deals(table)
    goesAway(table, 4)
    for (let hands = 0; hands < 3; hands++) deals(table)
    goesAway(table, 4, false)
    return table
  }
  const straddle = { timesBigBlind: 2, from: 'left-of-big-blind', cite }
  const lowball = missing({ missed: { ways: ['wait', 'straddle'], cite: '003:274' } }, { straddle })
  expect(says(lowball, 4, 'post')).toBe('not-dealt-in-like-that')
  expect(deals(lowball)).toBe('1 / 2, 3: 1 2 3 5')
  expect(deals(lowball)).toBe('2 / 3, 4: 1 2 3 4 5')
  // A straddle is posted left of the big blind and nowhere else: until then one waits.
  const straddling = missing({}, { straddle })
  says(straddling, 4, 'straddle')
  expect(deals(straddling)).toMatchObject({ straddle: { seat: 4, amount: 600 } })
  const early = missing({}, { straddle })
  deals(early)
  goesAway(early, 1)
  for (let hands = 0; hands < 4; hands++) deals(early)
  goesAway(early, 1, false)
  says(early, 1, 'straddle')
  expect(deals(early)).toMatch(/: 2 3 4 5$/)
})
