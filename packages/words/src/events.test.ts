import type { Event, WagerLine } from '@cardroom/engine'
import { cards } from '@cardroom/engine/cards'
import { describe, expect, test } from 'vitest'
import { sayEvent, sayLog, sayWager } from './events.ts'
import { english } from './languages/en/index.ts'
import type { Names } from './names.ts'

const names: Names = {
  m: english,
  players: new Map([[2, 'Ann']]),
  wagers: new Map([['dragon-7', 'Dragon 7']]),
}
const [five, king, unknown] = cards('5h Kd ??') as [number, number, number]
const text = (event: Event): string => sayEvent(event, names).text

const line: WagerLine = {
  seat: 2,
  on: 'dragon-7',
  amount: 500,
  outcome: 'lose',
  due: 0,
  pays: 0,
  takes: 500,
  rule: '003:1143',
}

describe('a settled wager', () => {
  test('names the line of the filing that decided it', () => {
    expect(sayWager(line, names)).toEqual({
      text: 'Ann, Dragon 7: loses $5',
      tone: 'lose',
      cite: '003:1143',
    })
  })

  test('says its odds, and when the cover did not reach', () => {
    const win: WagerLine = { ...line, outcome: 'win', odds: '40:1', due: 20_000, pays: 20_000, takes: 0 }
    expect(sayWager(win, names).text).toBe('Ann, Dragon 7: wins $200 at 40 to 1')
    expect(sayWager({ ...win, pays: 5000 }, names).text).toContain('wins $50 of $200')
  })

  test('names a back-line wager, a hand and no action', () => {
    expect(sayWager({ ...line, by: 'Kim', hand: 2, outcome: 'no-action', takes: 0 }, names).text).toBe(
      'Kim (back line on Ann), Dragon 7 2: no action, $5 goes back',
    )
  })
})

describe('events', () => {
  test('names cards in words or in signs', () => {
    const dealt: Event = { type: 'dealt', to: 'banker', card: five, face: 'up' }
    expect(text(dealt)).toBe('Banker hand: five of hearts')
    expect(sayEvent(dealt, { ...names, signs: true }).text).toBe('Banker hand: 5♥')
    expect(text({ type: 'dealt', to: '3', card: unknown, face: 'down' })).toBe('Seat 3: a card face down')
  })

  test('joins cards that are dealt one after the other in one line', () => {
    const log: Event[] = [
      { type: 'dealt', to: 'player', card: five, face: 'up' },
      { type: 'dealt', to: 'banker', card: king, face: 'up' },
      { type: 'dealt', to: 'player', card: king, face: 'up' },
      { type: 'hand', place: 'player', is: { say: 'hand-total', values: { points: 5 } } },
      { type: 'dealt', to: 'banker', card: five, face: 'up' },
    ]
    expect(sayLog(log, { ...names, signs: true }).map(({ text: words }) => words)).toEqual([
      'Dealt. Player hand: 5♥ K♦. Banker hand: K♦',
      'Player hand: 5',
      'Banker hand: 5♥',
    ])
  })

  test('names known moves, and keeps the word of an unknown one', () => {
    expect(text({ type: 'moved', move: { seat: 2, move: 'raise', cents: 600 } })).toBe('Ann raises to $6')
    expect(text({ type: 'moved', move: { seat: 2, move: 'fold' } })).toBe('Ann folds')
    expect(text({ type: 'moved', move: { seat: 3, hand: 2, move: 'spindle' } })).toBe(
      'Seat 3, hand 2 chooses “spindle”',
    )
    expect(text({ type: 'moved', move: { seat: 2, move: 'discard', cards: [five] } })).toBe(
      'Ann discards five of hearts',
    )
  })

  test('keeps the words of unknown places, wagers and rulings', () => {
    expect(text({ type: 'hand', place: 'third-board', is: { say: 'no-low' } })).toBe('Third board: No low')
    expect(sayWager({ ...line, on: 'new-bonus' }, names).text).toContain('New bonus')
    expect(text({ type: 'ruled', ruling: { name: 'fouled-deck', seat: 2, rule: 'practice' } })).toBe(
      'The floor rules: Fouled deck, Ann',
    )
  })

  test('keeps the word of an event of a newer card room', () => {
    expect(text({ type: 'cards-washed' } as unknown as Event)).toBe('Cards washed')
  })

  test('says fees, posts, dice, buttons and pots', () => {
    expect(text({ type: 'fee', fee: { from: 'bank', seat: 2, cents: 300, for: 'collection' } })).toBe(
      'Collection: Ann pays $3',
    )
    expect(text({ type: 'fee', fee: { from: 'pot', cents: 400, for: 'collection' } })).toContain(
      'from the pot',
    )
    expect(text({ type: 'posted', seat: 2, what: 'small-blind', cents: 100 })).toBe(
      'Ann posts the small blind: $1',
    )
    expect(text({ type: 'dice', dice: [2, 3, 4], names: 2 })).toBe('Dice: 2, 3, 4, 9 in all, which is Ann')
    expect(text({ type: 'button', button: 'action', at: { seat: 2, near: 'player' } })).toBe(
      'Action button: Ann',
    )
    expect(text({ type: 'won', pot: 0, share: { seat: 2, amount: 900, for: 'high' } })).toBe(
      'Ann wins $9 (high)',
    )
  })
})

test('says how many cards are drawn, and never none', () => {
  const draw = (cards?: readonly number[]): string =>
    text({ type: 'moved', move: { seat: 2, move: 'draw', ...(cards ? { cards } : {}) } })
  expect(draw([])).toBe('Ann stands pat')
  expect(draw([unknown, unknown])).toBe('Ann draws 2')
  expect(draw([king])).toBe('Ann draws 1, throwing away king of diamonds')
  expect(draw()).toBe('Ann draws')
})
