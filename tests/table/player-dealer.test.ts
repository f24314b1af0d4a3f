import { describe, expect, test } from 'vitest'
import { at, baccarat } from './at-table.ts'

describe('a table with a player-dealer', () => {
  test('the position is offered clockwise and kept for two rounds in a row', () => {
    const played = at(baccarat, ['Ann', 'Bob', 'Cyd'])
    const banks: string[] = []
    for (let i = 0; i < 8; i++) {
      expect(played.next()).toEqual([i === 0 ? 'committed' : 'continued', 'offered'])
      const name = played.nameAt(played.offeredTo)
      banks.push(name)
      expect(played.bankOf(name, 50_000)).toEqual(['banked'])
      const bettor = name === 'Cyd' ? 'Ann' : 'Cyd'
      expect(played.wagersOf(bettor, { on: 'player', amount: 1000 })).toEqual(['wagered'])
      played.deal()
    }
    expect(banks).toEqual(['Ann', 'Ann', 'Bob', 'Bob', 'Cyd', 'Cyd', 'Ann', 'Ann'])
    expect(played.total()).toBe(300_000)
  })

  test('passes over a player who declines, and stops when all decline', () => {
    const played = at(baccarat, ['Ann', 'Bob', 'Cyd'])
    played.next()
    expect(played.bankOf('Bob', 5000)).toMatch('offered to seat 1')
    expect(played.bankOf('Ann', 0)).toEqual(['declined', 'offered'])
    expect(played.offeredTo).toBe(2)
    expect(played.table.part.save()).toMatchObject({ offer: { to: 2, declined: [1] } })
    expect(played.bankOf('Bob', 0)).toEqual(['declined', 'offered'])
    expect(played.bankOf('Cyd', 0)).toEqual(['declined', 'stopped'])
    expect(played.table.state.phase).toBe('idle')
  })

  test('after two rounds somebody else must take it, or the game stops', () => {
    const played = at(baccarat, ['Ann', 'Bob'])
    for (let i = 0; i < 2; i++) {
      played.next()
      played.bankOf('Ann', 50_000)
      played.wagersOf('Bob', { on: 'tie', amount: 500 })
      played.deal()
    }
    expect(played.next()).toEqual(['continued', 'offered'])
    expect(played.offeredTo).toBe(2)
    expect(played.bankOf('Bob', 0)).toEqual(['declined', 'stopped'])
    expect(played.next()).toEqual(['continued', 'offered'])
    expect(played.offeredTo).toBe(2)
  })

  test('a wager that breaks a rule is refused, and nothing changes', () => {
    const played = at(baccarat, ['Ann', 'Bob'])
    const wager = (...wagers: { on: string; amount: number; seat?: number }[]) =>
      played.wagersOf('Bob', ...wagers)
    expect(wager({ on: 'player', amount: 1000 })).toMatch('not open yet')
    played.next()
    played.bankOf('Ann', 50_000)
    expect(wager({ on: 'player', amount: 400 })).toMatch('below the minimum of $5')
    expect(wager({ on: 'player', amount: 20_100 })).toMatch('above the maximum of $200')
    expect(wager({ on: 'panda-8', amount: 500 })).toMatch('needs Player line or Banker line')
    expect(wager({ on: 'roulette', amount: 500 })).toMatch('there is no wager "roulette"')
    expect(wager({ on: 'player', amount: 500, seat: 1 })).toMatch('seat 1 has no hand')
    expect(wager({ on: 'player', amount: 500, seat: 9 })).toMatch('seat 9 has no hand')
    expect(played.wagersOf('Ann')).toMatch('does not wager')
    expect(played.wagersOf('Zoe')).toMatch('take a seat')
    expect(played.do({ do: 'deal', id: 'x', seed: '0'.repeat(64), now: 0 })).toMatch('nobody has wagered')
    expect(wager({ on: 'player', amount: 500 })).toEqual(['wagered'])
    played.deal()
    expect(wager({ on: 'player', amount: 500 })).toMatch('not open yet')
  })

  test('limits wagers to the stack, over all hands together', () => {
    const played = at(baccarat, ['Ann', 'Bob'])
    played.do({ do: 'sit', player: 'Cyd', name: 'Cyd', stack: 1_500 })
    played.next()
    played.bankOf('Ann', 50_000)
    const both = [
      { on: 'player', amount: 1000 },
      { seat: 2, on: 'player', amount: 1000 },
    ]
    expect(played.wagersOf('Cyd', ...both)).toMatch('$20')
    expect(played.wagersOf('Cyd', both[1]!)).toEqual(['wagered'])
    // Bob himself does not bet: the bet behind him goes back.
    expect(played.do({ do: 'deal', id: 'x', seed: '0'.repeat(64), now: 0 })).toMatch('nobody has wagered')
    played.wagersOf('Bob', { on: 'banker', amount: 1000 })
    played.deal()
    expect(played.total()).toBe(201_500)
    expect(Object.keys(played.table.finished!.result.net).sort()).toEqual(['1', '2', '2/Cyd'])
  })

  test('plays on for a player who leaves in the middle of a round', () => {
    const played = at(baccarat, ['Ann', 'Bob', 'Cyd'])
    played.next()
    played.bankOf('Ann', 50_000)
    played.wagersOf('Bob', { on: 'tie', amount: 500 })
    expect(played.tryDeal()).toEqual(['seals-closed', 'dealt'])
    expect(played.do({ do: 'stand', player: 'Bob' })).toEqual(['leaving'])
    expect(played.do({ do: 'stand', player: 'Cyd' })).toEqual(['stood'])
    expect(played.do({ do: 'chips', player: 'Ann', cents: 100 })).toMatch('between rounds')
    played.play()
    expect(Object.keys(played.stacks())).toEqual(['Ann'])
  })

  test('the player-dealer leaves while wagers are open: all of them go back', () => {
    const played = at(baccarat, ['Ann', 'Bob', 'Cyd'])
    played.next()
    played.bankOf('Ann', 50_000)
    played.wagersOf('Bob', { on: 'tie', amount: 500 })
    expect(played.do({ do: 'stand', player: 'Ann' })).toEqual(['stood', 'stopped'])
    expect(played.table.part.face().wagers).toEqual([])
    expect(played.next()).toEqual(['continued', 'offered'])
    expect(played.offeredTo).toBe(2)
  })
})
