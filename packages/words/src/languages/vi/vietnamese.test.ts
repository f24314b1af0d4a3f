import type { Event, WagerLine } from '@cardroom/engine'
import { cards } from '@cardroom/engine/cards'
import {
  nameOfHigh,
  nameOfLowA5,
  nameOfTiles,
  nameOfTwoHands,
  rankHigh,
  rankLowA5,
  rankTiles,
} from '@cardroom/engine/ranking'
import { expect, test } from 'vitest'
import { cardName, cardNames } from '../../cards.ts'
import { sayEvent, sayWager } from '../../events.ts'
import { listItems } from '../../list-items.ts'
import type { Names } from '../../names.ts'
import { fullCatalogue } from '../languages.ts'

const vietnamese = await fullCatalogue('vi')

const high = (hand: string): string => vietnamese.say(nameOfHigh(rankHigh(cards(hand))))

test('hands are called as players call them', () => {
  expect(high('As Ks Qs Js Ts')).toBe('Thùng phá sảnh chúa')
  expect(high('Qh Jh Th 9h 8h')).toBe('Thùng phá sảnh tới đầm')
  expect(high('6c 6d 6h 6s Ac')).toBe('Tứ quý 6')
  expect(high('Kc Kd Kh Ts Tc')).toBe('Cù lũ già, đôi 10')
  expect(high('Jc 9c 8c 5c 3c')).toBe('Thùng bồi')
  expect(high('Ac Kd Qh Js Tc')).toBe('Sảnh tới ách')
  expect(high('3c 3d 3h Ks 2c')).toBe('Xám 3')
  expect(high('Ac Ad 2h 2s 9c')).toBe('Hai đôi, ách và 2')
  expect(high('Ac Kd 9h 4s 2c')).toBe('Mậu thầu ách')
  expect(vietnamese.say(nameOfLowA5(rankLowA5(cards('Tc 8d 7h 4s 2c'))))).toBe('Bài thấp 10, 10-8-7-4-2')
  const [pair, queen] = [nameOfHigh(cards('9c 9d')), nameOfHigh(cards('Qc Jd 5h 4s 2c'))]
  expect(vietnamese.say(nameOfTwoHands(pair, queen, true))).toBe('Đôi 9 / Mậu thầu đầm, bài lủng')
})

test('tiles that have a number as their name have it in Vietnamese, the others keep theirs', () => {
  const tiles = (two: string): string => {
    const [first, second] = cards(two)
    return vietnamese.say(nameOfTiles(rankTiles(first!, second!)))
  }
  expect(tiles('6-3 5-4')).toBe('Đôi chín khác quân')
  expect(tiles('6-6 6-6')).toBe('Đôi Teen')
  expect(tiles('6-3 5-3')).toBe('7 nút, quân cao chín')
})

test('cards are named and listed', () => {
  expect(cardName(vietnamese, 'Qs')).toBe('đầm bích')
  expect(cardNames(vietnamese, ['Td', '??', '??'])).toBe('10 rô và 2 lá úp')
  expect(cardName(vietnamese, '6-3')).toBe('quân 6-3 (chín)')
})

const names: Names = { m: vietnamese, players: new Map([[2, 'An']]), wagers: new Map() }

test('odds are said from the bettor’s side', () => {
  const line: WagerLine = {
    seat: 2,
    on: 'tie',
    amount: 500,
    outcome: 'win',
    odds: '8:1',
    due: 4000,
    pays: 4000,
    takes: 0,
    rule: '003:1143',
  }
  expect(sayWager(line, names).text).toBe('An, Hòa: ăn $40 (1 ăn 8)')
})

test('a draw gives cards up at poker, and takes one from the deck at Pan', () => {
  const text = (event: Event): string => sayEvent(event, names).text
  expect(text({ type: 'moved', move: { seat: 2, move: 'draw', cards: cards('5h Kd') } })).toBe(
    'An đổi 2 lá, bỏ 5 cơ và già rô',
  )
  expect(text({ type: 'moved', move: { seat: 2, move: 'draw', cards: [] } })).toBe('An không đổi lá nào')
  expect(text({ type: 'moved', move: { seat: 2, move: 'draw' } })).toBe('An bốc bài')
  expect(text({ type: 'posted', seat: 2, what: 'big-blind', cents: 200 })).toBe('An đặt mù lớn: $2')
})

test('amounts are written as on the chips and signs of the house, times and lists as in Vietnamese', () => {
  expect(vietnamese.money(125_050)).toBe('$1,250.50')
  expect(vietnamese.chip(250_000)).toBe('2.5K')
  expect(vietnamese.number(17_160)).toBe('17,160')
  expect(vietnamese.seconds(12)).toBe('12 giây')
  expect(vietnamese.any(['kéo', 'dằn'])).toBe('kéo hoặc dằn')
  expect(vietnamese.refusal({ code: 'below-minimum', at: [], values: { amount: 500, minimum: 1000 } })).toBe(
    '$5 thấp hơn mức tối thiểu $10',
  )
})

test('finds each form under one word of the trade only', () => {
  const forms = Object.values(vietnamese.terms.words).flatMap(term => listItems(term.forms))
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([])
})
