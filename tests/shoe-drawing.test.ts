import { commitmentOf, type TableCommand, verifyRecord } from '@cardroom/engine'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'
import { AtTable, library, settings } from './shoe-at-table.ts'

describe('a shuffle that is drawn by house and players', () => {
  const BACCARAT = settings('cameo/ez-baccarat')
  const unveil = (at: AtTable, player: string, text: string) => at.do({ do: 'unveil', player, text })
  /** A table whose wagers lie, with the texts of Ann and Bob sealed. */
  const sealed = (): AtTable => {
    const at = new AtTable(BACCARAT)
    at.next()
    expect(at.seal('Ann', 'a')).toEqual(['sealed'])
    expect(at.seal('Bob', 'b')).toEqual(['sealed'])
    return at.bank().wager()
  }

  test('opens no text before the wagers lie and the seals are closed, and changes none after', () => {
    const at = sealed()
    expect(unveil(at, 'Ann', 'a')).toBe('seals-not-closed')
    expect(at.tryDeal()).toEqual(['seals-closed'])
    expect(at.seal('Cyd', 'c')).toBe('nothing-to-seal-for')
    const changes: TableCommand[] = [
      { do: 'own', player: 'Ann', own: { do: 'wager', wagers: [] } },
      { do: 'stand', player: 'Ann' },
      { do: 'away', player: 'Ann', away: true },
      { do: 'chips', player: 'Ann', cents: 100 },
      { do: 'sit', player: 'Eve', name: 'Eve' },
      { do: 'change-seat', player: 'Ann', seat: 7 },
    ]
    for (const change of changes) expect(at.do(change)).toBe('cards-being-drawn')
    expect(unveil(at, 'Ann', 'another')).toBe('not-what-was-sealed')
    expect(unveil(at, 'Cyd', 'c')).toBe('nothing-sealed')
    expect(unveil(at, 'Ann', 'a')).toEqual(['unveiled'])
    expect(at.shoe.shuffle.added).toEqual([])
    expect(at.tryDeal()).toBe('cards-being-drawn')
    expect(unveil(at, 'Bob', 'b')).toEqual(['unveiled'])
    at.deal()
    expect(at.shoe.drawing).toBeUndefined()
    expect(new Set(at.shoe.shuffle.added.map(({ name }) => name))).toEqual(new Set(['Ann', 'Bob']))
    expect(verifyRecord(at.records[0], library, english.say)).toBeUndefined()
  })

  test('leaves out a player who does not open from the next drawing, which has another secret', () => {
    const at = sealed()
    at.tryDeal()
    unveil(at, 'Ann', 'a')
    const before = at.shoe
    expect(at.redraw('another')).toEqual(['redrawn'])
    expect(at.shoe).toMatchObject({ number: before.number, void: 1, without: ['Bob'] })
    expect(at.shoe.shuffle.commitment).not.toBe(before.shuffle.commitment)
    expect(at.seal('Bob', 'b')).toBe('left-out-of-the-drawing')
    expect(at.seal('Ann', 'a')).toEqual(['sealed'])
    at.tryDeal()
    unveil(at, 'Ann', 'a')
    at.deal()
    expect(at.shoe.shuffle.added).toMatchObject([{ name: 'Ann', text: 'a' }])
    expect(verifyRecord(at.records[0], library, english.say)).toBeUndefined()
  })

  test('a drawing in which all have opened is not drawn again', () => {
    const at = sealed()
    at.tryDeal()
    unveil(at, 'Ann', 'a')
    unveil(at, 'Bob', 'b')
    expect(() => at.redraw('another')).toThrow('nothing-to-seal-for')
  })

  test('a round that is stopped after texts were opened gets another drawing', () => {
    const at = sealed()
    at.tryDeal()
    unveil(at, 'Ann', 'a')
    const { commitment } = at.shoe.shuffle
    at.must({ do: 'stop' })
    expect(at.next()).toEqual(['continued', 'redrawn', 'offered'])
    expect(at.shoe).toMatchObject({ number: 1, without: [], drawing: { phase: 'sealing', sealed: [] } })
    expect(at.shoe.shuffle.commitment).not.toBe(commitment)
  })

  test('a shoe of an older kind from which nothing was dealt gets another drawing', () => {
    const at = new AtTable(BACCARAT)
    at.must({ do: 'next', shoe: { id: 'old', how: 2, commitment: commitmentOf('s'), secret: 's' } })
    at.must({ do: 'stop' })
    expect(at.next()).toEqual(['continued', 'redrawn', 'offered'])
    expect(at.shoe).toMatchObject({ number: 1, shuffle: { how: 3 }, drawing: { phase: 'sealing' } })
  })

  test('a player who stands up before the seals are closed takes the seal along', () => {
    const at = new AtTable(BACCARAT)
    at.next()
    at.seal('Cyd', 'c')
    expect(at.must({ do: 'stand', player: 'Cyd' })).toEqual(['unsealed', 'stood'])
    expect(at.shoe.drawing!.sealed).toEqual([])
  })

  test('is the same after it was loaded at any moment', () => {
    const at = sealed()
    at.tryDeal()
    unveil(at, 'Ann', 'a')
    at.redraw('another')
    at.seal('Ann', 'again')
    at.tryDeal()
    for (let length = 0; length <= at.events.length; length++) {
      const first = at.open({ events: at.events.slice(0, length) })
      const again = at.open({ snapshot: JSON.parse(JSON.stringify(first.save())) })
      for (const event of at.events.slice(length)) again.replay(event)
      expect(again.save()).toEqual(at.table.save())
    }
  })
})
