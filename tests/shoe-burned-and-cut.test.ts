import { orderOf, seedOf, verifyShoe } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { AtTable, countOf, DECKS, FROG, library, settings, typesOf } from './shoe-at-table.ts'

describe('Golden Frog Baccarat', () => {
  test('the player-dealer may cut a new shoe once, nobody else, and nobody later (004:5823-5825)', () => {
    const at = new AtTable(settings(FROG))
    at.next()
    expect(at.do({ do: 'cut', player: 'Ann', at: 100 })).toBe('player-dealer-cuts')
    at.bank()
    expect(at.do({ do: 'cut', player: 'Bob', at: 100 })).toBe('player-dealer-cuts')
    expect(at.do({ do: 'cut', player: 'Ann', at: 416 })).toBe('cut-bounds')
    expect(at.do({ do: 'cut', player: 'Ann', at: 100 })).toEqual(['cut'])
    expect(at.do({ do: 'cut', player: 'Ann', at: 101 })).toBe('cut-already')
    at.wager().deal()
    const order = orderOf(DECKS, seedOf(at.shoe.shuffle))
    expect(at.shoe.burned?.card).toBe(order[100])
    at.next()
    at.bank()
    expect(at.do({ do: 'cut', player: 'Ann', at: 100 })).toBe('nothing-to-cut')
  })

  test('the first card says how many are burned before the first round (004:5825-5827)', () => {
    const at = new AtTable(settings(FROG))
    at.round()
    const { burned } = at.shoe
    expect(at.records[0]!.shoe).toEqual({ id: 'shoe-1', from: 1 + burned!.count })
    at.round()
    expect(countOf(typesOf(at.events), 'burned')).toBe(1)
  })

  test('a machine that shuffles without end is loaded, and burned from, once', () => {
    const at = new AtTable(settings(FROG, { supply: 'continuous' }))
    for (let n = 0; n < 3; n++) at.round()
    expect(countOf(typesOf(at.events), 'committed')).toBe(3)
    expect(countOf(typesOf(at.events), 'burned')).toBe(1)
    expect(at.records.map(({ shoe }) => shoe!.from)).toEqual([at.records[0]!.shoe!.from, 0, 0])
  })

  test('five free hands a shoe, without wagers, for which nobody pays (004:5827-5829)', () => {
    const at = new AtTable(settings(FROG))
    at.next()
    expect(at.freeHand('Cyd')).toBe('wagers-not-open')
    at.bank()
    const before = at.table.part.face().bank
    const stacks = () => Object.values(at.table.state.seats).map(({ stack }) => stack)
    const had = stacks()
    for (let n = 0; n < 5; n++) {
      if (at.table.state.phase === 'idle') at.next()
      expect(at.freeHand('Cyd')).toContain('dealt')
    }
    expect(stacks()).toEqual(had)
    expect(at.next()).toEqual(['continued'])
    expect(at.table.part.face().bank).toEqual(before)
    expect(at.freeHand('Cyd')).toBe('no-more-free-hands')
    at.wager()
    at.deal()
    for (const record of at.opened()) expect(record.cards).not.toBe('')
    expect(at.records.map(({ result }) => (result as { net: object }).net)[0]).toEqual({ 1: 0 })
    expect(at.records.slice(0, 5).every(record => 'free' in record)).toBe(true)
    expect(verifyShoe('shoe-1', at.opened(), library)).toMatchObject({ rounds: 6, opened: true })
  })

  test('a cut that is left is offered no more, and changes nothing', () => {
    const at = new AtTable(settings(FROG))
    at.next()
    at.bank()
    expect(at.do({ do: 'cut', player: 'Ann', at: 0 })).toEqual(['cut'])
    expect(at.do({ do: 'cut', player: 'Ann', at: 7 })).toBe('cut-already')
  })

  test('bots take their wagers back for a free hand', () => {
    const at = new AtTable(settings(FROG, {}, { bankAfter: 0 }))
    at.must({ do: 'sit', player: 'Bot', name: 'Bot', bot: true })
    at.next()
    at.bank()
    at.must({ do: 'own', player: 'Bot', own: { do: 'wager', wagers: [{ on: 'player', amount: 500 }] } })
    expect(at.freeHand('Cyd')).toContain('dealt')
    at.next()
    expect(at.table.part.face().wagers).toEqual([])
  })

  test('no free hand while wagers lie, nor in a game that has none', () => {
    const at = new AtTable(settings(FROG))
    at.next()
    at.bank().wager()
    expect(at.freeHand('Cyd')).toBe('wagers-lie')
    const other = new AtTable(settings('cameo/ez-baccarat'))
    other.next()
    other.bank()
    expect(other.freeHand('Cyd')).toBe('no-free-hands')
  })
})
