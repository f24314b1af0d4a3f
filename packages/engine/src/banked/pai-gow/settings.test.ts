import { expect, test } from 'vitest'
import { cards, namesOf } from '../../cards/card.ts'
import { rankingOf } from './rankings.ts'
import { isFoul, ranked, settingOf } from './settings.ts'
import { SettingWays, settingsOf, waysWithin } from './ways.ts'

const bug = rankingOf('bug')
const setting = (hand: string, front: string) => ranked(settingOf(cards(hand), cards(front)), bug)

test('both hands keep the order in which they were dealt', () => {
  const { front, back } = settingOf(cards('Ah Ks Td Tc 8h 4d 2s'), cards('8h Ks'))
  expect(namesOf(front)).toBe('Ks 8h')
  expect(namesOf(back)).toBe('Ah Td Tc 4d 2s')
})

test('a front that outranks the back is foul; of equal cards the five have more', () => {
  expect(isFoul(setting('7s 7h 7d Kc 9d 4s 2h', '7s 7h'))).toBe(true)
  expect(isFoul(setting('7s 7h 7d 7c 9d 4s 2h', '7s 7h'))).toBe(false)
  expect(isFoul(setting('As Kh Ad Kc 9d 4s 2h', 'As Kh'))).toBe(false)
  // A joker in front is an ace, and makes a pair with one.
  expect(isFoul(setting('Jk As 9h 8d 8s 5c 3h', 'Jk As'))).toBe(true)
})

test('leaves the foul ones of the 21 ways out, and finds the highest front', () => {
  expect(settingsOf(cards('Kh Qd Js 9s 6h 4c 2d'), bug)).toHaveLength(15)
  const ways = new SettingWays(cards('9s 9h Ad Qc 7d 5c 3h'), bug)
  expect(namesOf(ways.highestFront(waysWithin(0b1111111))!.front)).toBe('Ad Qc')
  expect(namesOf(ways.highestFront(waysWithin(0b1110011))!.front)).toBe('9s 7d')
})
