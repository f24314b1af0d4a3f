import { backOf, cardsOpened, orderOf, seedOf, verifyShoe } from '@cardroom/engine'
import { namesOf } from '@cardroom/engine/cards'
import { describe, expect, test } from 'vitest'
import { AtTable, countOf, DECKS, FROG, library, settings, typesOf } from './shoe-at-table.ts'

describe('a shoe', () => {
  test('gets one commitment, and lasts until the cut card has come out', () => {
    const at = new AtTable(settings('cameo/ez-baccarat')).toTheEnd()
    expect(at.shoe.shuffle.cutCard).toBe(8 * 52 - 52)
    expect(countOf(typesOf(at.events), 'committed')).toBe(1)
    expect(countOf(typesOf(at.events), 'continued')).toBe(at.records.length - 1)
    expect(at.records.length).toBeGreaterThan(364 / 6)
    const dealt = at.records.map(({ cards }) => String(cards)).join(' ')
    const order = orderOf(DECKS, seedOf(at.shoe.shuffle))
    expect(dealt).toBe(namesOf(order.slice(0, at.shoe.place)))
    expect(at.shoe.place).toBeGreaterThanOrEqual(364)
    expect(at.shoe.place).toBeLessThan(364 + 6)
    expect(at.records.at(-1)!.shoe!.from).toBeLessThan(364)
    expect(at.table.state.last).toMatchObject({ opened: true })
    expect(at.next()).toEqual(['committed', 'offered'])
    expect(at.shoe).toMatchObject({ id: 'shoe-2', number: 2, place: 0, seen: [] })
  })

  test.each([
    ['half-deck-behind', 26],
    ['two-decks-behind', 104],
  ])('lasts as long as the place of its cut card is read: %s', (cutCard, behind) => {
    const at = new AtTable(settings('cameo/ez-baccarat', { cutCard })).toTheEnd()
    expect(at.shoe.shuffle.cutCard).toBe(8 * 52 - behind)
    expect(at.shoe.place).toBeGreaterThanOrEqual(8 * 52 - behind)
    expect(verifyShoe('shoe-1', at.opened(), library)).toMatchObject({ whole: true, from: 0 })
  })

  test('knows which cards everybody has seen leave it', () => {
    const at = new AtTable(settings('comstock/ez-baccarat-panda-8'))
    at.round()
    at.round()
    const dealt = at.records.flatMap(({ cards }) => String(cards).split(' '))
    expect(namesOf(at.shoe.seen).split(' ').sort()).toEqual(dealt.sort())
  })

  test('stays when a round is called off, with the texts sealed for it', () => {
    const at = new AtTable(settings('cameo/ez-baccarat'))
    at.next()
    at.seal('Ann', 'mine')
    at.must({ do: 'stop' })
    expect(at.next()).toEqual(['continued', 'offered'])
    expect(at.bank().wager().tryDeal()).toEqual(['seals-closed'])
    at.must({ do: 'unveil', player: 'Ann', text: 'mine' })
    at.deal()
    expect(at.shoe.shuffle.added).toMatchObject([{ name: 'Ann', text: 'mine' }])
    at.next()
    expect(at.seal('Bob', 'late')).toBe('nothing-to-seal-for')
  })

  test('is shuffled for every round with a single deck, or under the other reading', () => {
    for (const of of [
      settings('cameo/ez-baccarat', { supply: 'every-round' }),
      settings('stars/pure-21-5-blackjack', {}, { decks: 1 }),
    ]) {
      const at = new AtTable(of)
      for (let n = 0; n < 3; n++) at.round()
      expect(countOf(typesOf(at.events), 'committed')).toBe(3)
      expect(at.records.map(({ shoe }) => shoe)).toEqual([1, 2, 3].map(n => ({ id: `shoe-${n}`, from: 0 })))
    }
  })

  test.each([
    'stars/zoobac',
    'comstock/super-pan-9',
    'comstock/no-bust-blackjack',
    'players/21st-century-blackjack-switch',
  ])('%s is dealt from one, and all of it verifies', game => {
    const at = new AtTable(settings(game)).toTheEnd()
    expect(at.records.length).toBeGreaterThan(5)
    for (const record of at.opened().slice(-2)) expect(cardsOpened(record)).toBe('opened')
    expect(verifyShoe('shoe-1', at.opened(), library)).toMatchObject({ whole: true, from: 0 })
  })

  test('is the same when the table is made again from its events, or from a snapshot', () => {
    const at = new AtTable(settings(FROG))
    at.round()
    at.voided(3)
    at.next()
    for (const again of [
      at.open({ events: structuredClone(at.events) }),
      at.open({ snapshot: structuredClone(at.table.save()) }),
    ]) {
      expect(again.save()).toEqual(at.table.save())
    }
  })
})

describe('two decks', () => {
  test('take turns, a round each', () => {
    const at = new AtTable(settings('cameo/ultimate-texas-holdem'))
    const backs: string[] = []
    for (let n = 0; n < 4; n++) {
      at.round()
      backs.push(backOf(at.shoe))
    }
    expect(backs).toEqual(['red', 'blue', 'red', 'blue'])
    expect(countOf(typesOf(at.events), 'committed')).toBe(4)
  })
})
