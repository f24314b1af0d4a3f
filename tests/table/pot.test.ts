import { beforeSeat, SeededShoe } from '@cardroom/engine'
import { typeOfEvent } from '@cardroom/testing'
import { describe, expect, test } from 'vitest'
import { at, holdem, type TableAtHand } from './at-table.ts'

/** Which blinds have passed a seat. */
const owes = (played: TableAtHand, seat: number): unknown =>
  (played.table.part.save() as { debts: { seat: number; owes: object }[] }).debts.find(
    debt => debt.seat === seat,
  )?.owes

describe('a table with a pot', () => {
  test('the button moves forward every round and the blinds follow it', () => {
    const played = at(holdem, ['Ann', 'Bob', 'Cyd', 'Dan']).buttonAt(1)
    const buttons: number[] = []
    for (let i = 0; i < 5; i++) {
      expect(played.next()).toEqual(['committed'])
      played.deal()
      buttons.push(played.table.part.face().buttons[0]!.at.seat)
    }
    expect(buttons).toEqual([1, 2, 3, 4, 1])
    expect(played.table.part.save()).toMatchObject({ blinds: { small: 2, big: 3 } })
    expect(played.total()).toBe(400_000)
  })

  test('a player passed by a blind posts it before the next hand, and a newcomer posts the big blind', () => {
    const played = at(holdem, ['Ann', 'Bob', 'Cyd', 'Dan']).buttonAt(1)
    played.next()
    played.deal() // button 1, blinds 2 and 3
    played.do({ do: 'away', player: 'Dan', away: true })
    played.next()
    played.deal() // button 2, blinds 3 and 1: the big blind passes seat 4
    expect(owes(played, 4)).toEqual({ small: false, big: true })
    played.next()
    played.deal() // button 3, blinds 1 and 2: the small blind passes it too
    expect(owes(played, 4)).toEqual({ small: true, big: true })
    played.do({ do: 'away', player: 'Dan', away: false })
    played.must({ do: 'sit', player: 'Eve', name: 'Eve' })
    played.next()
    played.do({ do: 'deal', id: 'x', seed: '1'.repeat(64), now: 0 })
    // The blinds only move forward: a newcomer has neither the button nor the small blind.
    expect(played.table.part.face().buttons).toEqual([{ kind: 'dealer', at: beforeSeat(1) }])
    expect(played.table.part.save()).toMatchObject({ blinds: { small: 2, big: 3 } })
    expect(played.table.state.round!.setup).toMatchObject({
      post: [
        { seat: 4, live: 300, dead: 100 },
        { seat: 5, live: 300 },
      ],
    })
    expect(owes(played, 5)).toEqual({ small: false, big: false })
  })

  test('a game is opened by a draw for the button', () => {
    const played = at(holdem, ['Ann', 'Bob', 'Cyd', 'Dan'])
    played.next()
    played.deal()
    const drew = played.events.find(event => typeOfEvent(event) === 'drew')
    const [dealer] = played.table.part.face().buttons
    expect(drew).toMatchObject({ own: { button: dealer?.at.seat } })
    expect(Object.keys((drew as { own: { cards: object } }).own.cards)).toEqual(['1', '2', '3', '4'])
    played.next()
    played.deal()
    expect(played.events.filter(event => typeOfEvent(event) === 'drew')).toHaveLength(1)
  })

  /** Seat 4 of five goes away after the first round and comes back owing both blinds. */
  const owing = (game: string) => {
    const played = at({ ...holdem, game }, ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve']).buttonAt(1)
    played.next()
    played.deal() // button 1, blinds 2 and 3
    played.do({ do: 'away', player: 'Dan', away: true })
    for (let i = 0; i < 3; i++) {
      played.next()
      played.deal() // buttons 2, 3 and 5
    }
    expect(owes(played, 4)).toEqual({ small: true, big: true })
    played.do({ do: 'away', player: 'Dan', away: false })
    return played
  }
  const deal = (played: TableAtHand) => {
    played.next()
    expect(played.do({ do: 'deal', id: 'x', seed: '1'.repeat(64), now: 0 })).toContain('dealt')
    return played.table.state.round!.setup as { seats: { seat: number }[]; post?: object; straddle?: object }
  }

  test('a player who owes blinds may wait for the big blind, and is not dealt in until then', () => {
    const played = owing('outlaws/texas-holdem')
    expect(played.own('Dan', { do: 'make-up', how: 'wait' })).toEqual(['makes-up'])
    played.next()
    played.deal() // button 1, blinds 2 and 3
    expect(played.table.part.save()).toMatchObject({ blinds: { small: 2, big: 3 } })
    const setup = deal(played) // button 2, blinds 3 and 4
    expect(setup.seats.map(one => one.seat)).toEqual([1, 2, 3, 4, 5])
    expect(setup.post).toBeUndefined()
    expect(played.table.part.save()).toMatchObject({ blinds: { small: 3, big: 4 } })
    expect(owes(played, 4)).toEqual({ small: false, big: false })
  })

  test('a straddle left of the big blind makes up for missed blinds where it is filed', () => {
    const played = owing('towers/texas-holdem')
    expect(played.own('Dan', { do: 'make-up', how: 'straddle' })).toEqual(['makes-up'])
    const setup = deal(played) // button 1, blinds 2 and 3
    expect(setup.straddle).toEqual({ seat: 4, amount: 600 })
    expect(setup.post).toBeUndefined()
    expect(owes(played, 4)).toEqual({ small: false, big: false })
  })

  test('a straddle is not offered elsewhere, nor to one who owes nothing', () => {
    const played = owing('outlaws/texas-holdem')
    expect(played.own('Dan', { do: 'make-up', how: 'straddle' })).toMatch('by posting or waiting')
    expect(played.own('Ann', { do: 'make-up', how: 'wait' })).toMatch('no blind was missed')
  })

  test('refuses wagers, banking and moves out of turn', () => {
    const played = at(holdem, ['Ann', 'Bob', 'Cyd']).buttonAt(1)
    played.next()
    expect(played.wagersOf('Ann')).toMatch('nobody wagers before the deal')
    expect(played.bankOf('Ann', 100)).toMatch('not being offered')
    played.do({ do: 'deal', id: 'x', seed: '1'.repeat(64), now: 0 })
    const shoe = new SeededShoe(played.table.round!.shoe, '1'.repeat(64))
    for (;;) {
      const input = shoe.next(played.table.round!.awaiting)
      if (!input) break
      played.do({ do: 'input', input })
    }
    const asked = played.table.round!.awaiting
    expect(asked.kind === 'decision' && asked.asked[0]!.seat).toBe(1)
    expect(played.do({ do: 'move', player: 'Bob', move: { move: 'fold' } })).toBe(
      'seat 2 is not to act: seat 1 is',
    )
    expect(played.do({ do: 'move', player: 'Bob', move: { seat: 1, move: 'fold' } })).toBe(
      'seat 1 is not yours',
    )
    expect(played.do({ do: 'move', player: 'Ann', move: { move: 'raise', cents: 1 } })).toMatch('raise 1:')
    expect(played.do({ do: 'move', player: 'Ann', move: { move: 'fold' } })).toEqual(['input'])
  })
})
