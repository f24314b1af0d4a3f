import {
  cardsOpened,
  commitmentOf,
  completeRecord,
  inSealOrder,
  orderOf,
  type RoundRecord,
  sealOf,
  seedOf,
  unwrap,
  verifyRecord,
  verifyShoe,
} from '@cardroom/engine'
import { namesOf } from '@cardroom/engine/cards'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'
import { AtTable, DECKS, FROG, library, settings } from './shoe-at-table.ts'

describe('the records of a shoe together', () => {
  const at = new AtTable(settings(FROG))
  at.round()
  at.next()
  at.bank()
  at.freeHand('Bob')
  at.voided(3)
  at.toTheEnd()
  const secretOf = ({ secret }: { readonly secret?: string }) => secret
  const opened = at.opened()
  const check = (records: readonly RoundRecord[]) => verifyShoe('shoe-1', records, library)

  test('make it whole, with a free hand and a round called off', () => {
    expect(check(opened)).toEqual({
      id: 'shoe-1',
      rounds: at.records.length,
      from: 1 + at.shoe.burned!.count,
      to: at.shoe.place,
      opened: true,
      whole: true,
    })
    expect(check(opened.toReversed()).whole).toBe(true)
  })

  test('have the cards at their places in the shoe', () => {
    const { secret } = at.shoe.shuffle
    const known = opened.map(record => ({
      ...record,
      shuffle: { ...record.shuffle!, commitment: commitmentOf(secret) },
    }))
    for (const record of known) expect(verifyRecord(record, library, english.say)).toBeUndefined()
    const moved = { ...known[4]!, shoe: { id: 'shoe-1', from: known[4]!.shoe!.from + 1 } }
    expect(verifyRecord(moved, library, english.say)).toMatchObject({ code: 'not-from-the-seed' })
    const uncut = { ...known[4]!, shuffle: { ...known[4]!.shuffle!, cut: 7 } }
    expect(verifyRecord(uncut, library, english.say)).toMatchObject({ code: 'not-from-the-seed' })
  })

  test('are checked by their play before it is opened', () => {
    expect(at.records.map(({ shuffle }) => secretOf(shuffle!))).toEqual(at.records.map(() => undefined))
    expect(cardsOpened(at.records[0]!)).toBe('not-yet')
    expect(verifyRecord(at.records[0]!, library, english.say)).toBeUndefined()
    expect(check(at.records)).toMatchObject({ opened: false, whole: false })
    expect(check(at.records).wrong).toBeUndefined()
  })

  test('show a round that is missing in between, dealt twice or begun among the burned cards', () => {
    expect(check(opened.toSpliced(7, 1)).wrong).toMatchObject({ code: 'shoe-cards-missing' })
    expect(check([...opened, opened[7]!]).wrong).toMatchObject({ code: 'shoe-place-taken' })
    const early = { ...opened[0]!, shoe: { id: 'shoe-1', from: 0 } }
    expect(check([early]).wrong).toMatchObject({ code: 'shoe-burned-otherwise' })
  })

  test('show other texts, another secret or a round behind the cut card', () => {
    const changed = (shuffle: object) => [
      { ...opened[0]!, shuffle: { ...opened[0]!.shuffle!, ...shuffle } },
      ...opened.slice(1),
    ]
    for (const shuffle of [{ added: [{ name: 'Eve', text: 'x' }] }, { secret: 'x' }, { cut: 3 }]) {
      expect(check(changed(shuffle)).wrong).toMatchObject({ code: 'another-shuffle' })
    }
    const cutCard = opened.at(-1)!.shoe!.from
    const short = opened.map(record => ({ ...record, shuffle: { ...record.shuffle!, cutCard } }))
    expect(check(short).wrong).toMatchObject({ code: 'beyond-the-cut-card' })
  })

  test('texts that players sealed before anybody opened one are checked with their seals', () => {
    const secret = 'a secret'
    const commitment = commitmentOf(secret)
    const texts = [
      { name: 'Ann', text: 'a1' },
      { name: 'Bob', text: 'b2' },
    ]
    const added = inSealOrder(texts.map(one => ({ ...one, commitment: sealOf(commitment, one) })))
    const shuffle = { how: 3, commitment, secret, added } as const
    const cards = namesOf(orderOf(DECKS, seedOf(shuffle)).slice(0, 6))
    const free = { record: 1, game: FROG, bank: { seat: 1, wager: 0 }, wagers: [], free: true }
    const record = unwrap(completeRecord({ ...free, cards, shuffle }, library, english.say))
    const { hands } = record.result as unknown as { hands: Record<string, { cards: string }> }
    const count = Object.values(hands).flatMap(hand => hand.cards.split(' ')).length
    const finished = { ...record, cards: cards.split(' ').slice(0, count).join(' ') }
    expect(verifyRecord(finished, library, english.say)).toBeUndefined()
    const forged = { ...shuffle, added: [{ ...added[0]!, text: 'chosen' }, added[1]!] }
    expect(verifyRecord({ ...finished, shuffle: forged }, library, english.say)).toMatchObject({
      code: 'not-what-was-sealed',
      at: ['shuffle', 'added'],
    })
  })

  test('make a part of it without its last rounds', () => {
    expect(check(opened.slice(0, -1))).toMatchObject({ whole: false, opened: true })
    expect(check(opened.slice(1))).toMatchObject({ whole: false, opened: true })
    expect(check(opened.slice(0, -1)).wrong).toBeUndefined()
  })
})
