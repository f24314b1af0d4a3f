import type { Event, Saying } from '@cardroom/engine'
import { cards } from '@cardroom/engine/cards'
import {
  nameOfHigh,
  nameOfLowA5,
  nameOfTiles,
  rankHigh,
  rankLowA5,
  rankTiles,
} from '@cardroom/engine/ranking'
import { describe, expect, test } from 'vitest'
import { sayEvent } from '../../events.ts'
import type { Speaker } from '../../speaker.ts'
import { readsOf } from '../../testing/vocabulary.ts'
import { fullCatalogue, messagesOf } from '../languages.ts'

const [traditionalChinese, simplifiedChinese] = await Promise.all([
  fullCatalogue('zh-Hant'),
  fullCatalogue('zh-Hans'),
])

const SCRIPTS = { 'zh-Hant': traditionalChinese, 'zh-Hans': simplifiedChinese } as const

/** The same sayings in both scripts; the tiles have other names on the mainland. */
const HANDS: readonly (readonly [Saying, hant: string, hans: string])[] = [
  [nameOfHigh(rankHigh(cards('As Ks Qs Js Ts'))), '皇家同花順', '皇家同花顺'],
  [nameOfHigh(rankHigh(cards('Kc Kd Kh Ts Tc'))), '葫蘆，三條K帶一對10', '葫芦，三条K带一对10'],
  [nameOfHigh(rankHigh(cards('Ac Ad Kh Ks 2c'))), '兩對，A和K', '两对，A和K'],
  [nameOfLowA5(rankLowA5(cards('Tc 8d 7h 4s 2c'))), '10低，10-8-7-4-2', '10低，10-8-7-4-2'],
  [nameOfTiles(tiles('6-6 6-6')), '一對天牌', '一对天牌'],
  [nameOfTiles(tiles('4-2 2-1')), '至尊寶', '至尊宝'],
  [nameOfTiles(tiles('6-4 6-1')), '7點，屏風大', '7点，红头十大'],
]

function tiles(names: string): number {
  const [high, low] = cards(names)
  return rankTiles(high!, low!)
}

test('hands are called as players call them', () => {
  const called = ({ say }: Speaker): string[] => HANDS.map(([saying]) => say(saying))
  expect(called(traditionalChinese)).toEqual(HANDS.map(([, hant]) => hant))
  expect(called(simplifiedChinese)).toEqual(HANDS.map(([, , hans]) => hans))
})

const said = (m: Speaker, event: Event): string =>
  sayEvent(event, { m, players: new Map([[2, 'Ann']]), wagers: new Map() }).text

test('the log joins names and acts without a space', () => {
  const raise: Event = { type: 'moved', move: { seat: 2, move: 'raise', cents: 600 } }
  expect(said(traditionalChinese, raise)).toBe('Ann加注到$6')
  const blind: Event = { type: 'posted', seat: 3, what: 'small-blind', cents: 100 }
  expect(said(traditionalChinese, blind)).toBe('3號位下小盲：$1')
  expect(said(simplifiedChinese, blind)).toBe('3号位下小盲：$1')
})

test('a draw changes cards at poker, and takes one from the deck at Pan', () => {
  const draw = (given?: string): Event => ({
    type: 'moved',
    move: { seat: 2, move: 'draw', ...(given === undefined ? {} : { cards: cards(given) }) },
  })
  expect(said(traditionalChinese, draw('5h Kd'))).toBe('Ann打出紅心5和方塊K，換2張')
  expect(said(traditionalChinese, draw(''))).toBe('Ann不換牌')
  expect(said(simplifiedChinese, draw())).toBe('Ann摸牌')
})

/** Characters that only one of the scripts has, among those that a card room needs. */
const OTHER = {
  'zh-Hant': /[庄闲发补弃赢输赔张这个们来说对]/u,
  'zh-Hans': /[莊閒發補棄贏輸賠張這個們來說對]/u,
} as const

describe.each(['zh-Hant', 'zh-Hans'] as const)('%s', async script => {
  const texts = Object.values(await messagesOf(script)).flatMap(readsOf)

  test('is written in one script', () => {
    expect(SCRIPTS[script].language).toBe(script)
    expect(texts.filter(text => OTHER[script].test(text))).toEqual([])
  })

  test('has Chinese punctuation', () => {
    expect(texts.filter(text => /\p{Script=Han}[,;:!?.()"]|[,;:!?()"]\p{Script=Han}/u.test(text))).toEqual([])
    expect(texts.filter(text => /\p{Script=Han} +\p{Script=Han}/u.test(text))).toEqual([])
  })
})
