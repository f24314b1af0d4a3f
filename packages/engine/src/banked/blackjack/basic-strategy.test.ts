import { expect, test } from 'vitest'
import { cards } from '../../cards/card.ts'
import { hardPlay, pairSplits, softPlay, surrenders } from './basic-strategy.ts'

const UPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const SHORT = { hit: 'h', stand: 's', 'double or hit': 'd', 'double or stand': 'D' }

test('hard totals against two to ace', () => {
  const row = (total: number) => UPS.map(up => SHORT[hardPlay(total, up)]).join('')
  expect([8, 9, 10, 11, 12, 13, 16, 17].map(row)).toEqual([
    'hhhhhhhhhh',
    'hddddhhhhh',
    'ddddddddhh',
    'dddddddddd',
    'hhssshhhhh',
    'ssssshhhhh',
    'ssssshhhhh',
    'ssssssssss',
  ])
})

test('soft totals against two to ace', () => {
  const row = (total: number) => UPS.map(up => SHORT[softPlay(total, up)]).join('')
  expect([13, 15, 17, 18, 19, 20].map(row)).toEqual([
    'hhhddhhhhh',
    'hhdddhhhhh',
    'hddddhhhhh',
    'DDDDDsshhh',
    'ssssDsssss',
    'ssssssssss',
  ])
})

test('pairs against two to ace', () => {
  const row = (card: string) => UPS.map(up => (pairSplits(cards(card)[0]!, up) ? 'y' : '-')).join('')
  expect(['2s', '4s', '5s', '6s', '7s', '8s', '9s', 'Ks', 'As'].map(row)).toEqual([
    'yyyyyy----',
    '---yy-----',
    '----------',
    'yyyyy-----',
    'yyyyyy----',
    'yyyyyyyyyy',
    'yyyyy-yy--',
    '----------',
    'yyyyyyyyyy',
  ])
})

test('surrender hard 15 to 17 against strong cards', () => {
  const row = (total: number, soft = false) =>
    UPS.filter(up => surrenders({ half: 2 * total, soft, natural: false, over: false }, up))
  expect([15, 16, 17].map(total => row(total))).toEqual([[10, 11], [9, 10, 11], [11]])
  expect(row(16, true)).toEqual([])
})
