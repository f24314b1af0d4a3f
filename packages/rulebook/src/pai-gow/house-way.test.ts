import { cards, JOKER, nameOf, Randomness, shuffle } from '@cardroom/engine/cards'
import { type HouseWayChart, setByChart } from '@cardroom/engine/pai-gow'
import { type JokerUse, paiGowRanking } from '@cardroom/engine/ranking'
import { describe, expect, test } from 'vitest'
import { houseWay as cameo } from '../cameo/fortune-pai-gow-house-way.ts'
import { houseWay as comstock } from '../comstock/fortune-pai-gow-house-way.ts'
import { houseWay as stars } from '../stars/face-up-pai-gow-house-way.ts'
import { houseWay as towers } from '../towers/fortune-pai-gow-house-way.ts'

/** The line of the chart, the front that it asks for, and the back. */
type Case = readonly [cite: string, front: string, back: string]

const rankings = { bug: paiGowRanking({ joker: 'bug' }), wild: paiGowRanking({ joker: 'wild' }) }
const set = (chart: HouseWayChart, joker: JokerUse, hand: string) =>
  setByChart(chart, cards(hand), rankings[joker], joker)

/** The ranks of a hand; it does not matter which of several equal cards it holds. */
const ranks = (hand: string, joker: JokerUse): string =>
  cards(hand)
    .map(card => (card === JOKER ? (joker === 'bug' ? 'A' : 'Jk') : nameOf(card)[0]!))
    .sort()
    .join(' ')

function testChart(name: string, chart: HouseWayChart, joker: JokerUse, cases: readonly Case[]): void {
  describe(name, () => {
    for (const [cite, front, back] of cases) {
      test(`${cite}: ${front} / ${back}`, () => {
        const [a, b, ...rest] = `${back} ${front}`.split(' ')
        const setting = set(chart, joker, [...rest, b, a].join(' '))
        expect(ranks(setting.front.map(nameOf).join(' '), joker)).toBe(ranks(front, joker))
        expect(ranks(setting.back.map(nameOf).join(' '), joker)).toBe(ranks(back, joker))
        expect(setting.cite).toBe(cite)
      })
    }

    test('every row that sets a hand has a case', () => {
      const rows = chart.filter(row => row.set.length > 0).map(row => row.cite)
      expect(rows.filter(cite => !cases.some(([tested]) => tested === cite))).toEqual([])
    })

    test('no hand of ten thousand is set foul or left unset', () => {
      const randomness = new Randomness('7'.padStart(64, '0'))
      const deck = Array.from({ length: 53 }, (_, card) => card)
      for (let i = 0; i < 10_000; i++) {
        const { front, back } = setByChart(
          chart,
          shuffle(deck, randomness).slice(0, 7),
          rankings[joker],
          joker,
        )
        expect(rankings[joker].rank(front)).toBeLessThanOrEqual(rankings[joker].rank(back))
      }
    })
  })
}

/** The examples that Cameo prints, row by row; Stars prints the same. */
const PRINTED: readonly (readonly [cameo: string, stars: string, front: string, back: string])[] = [
  ['001:567', '003:3119', 'Kd Jc', 'Ah Tc 7s 5h 3d'],
  ['001:570', '003:3121', 'Ac Qd', '3s 3c Jh 8d 4c'],
  ['001:573', '003:3123', '3d 3s', 'Kh Ks 7h 6c 2d'],
  ['001:576', '003:3125', 'Ac 7h', 'Jd Js 8c 8h 4s'],
  ['001:579', '003:3127', 'Ks 9s', '8c 8d 4d 4h 7c'],
  ['001:582', '003:3129', 'Qh 8c', '5h 5s 4h 4c 2s'],
  ['001:588', '003:3134', '9c 9s', '7d 7c 5h 5s Ac'],
  ['001:590', '003:3136', 'Ac 8d', 'Ad As 5d 4c 2s'],
  ['001:592', '003:3138', 'Jh Tc', 'Kh Kd Kc 7s 5h'],
  ['001:594', '003:3140', 'Jc Jd', '5s 5h 5c Js Ad'],
  ['001:596', '003:3142', 'As 9s', '6s 5s 4c 3d 2s'],
  ['001:598', '003:3144', 'Jh 8d', '9s 8h Jk 6s 5d'],
  ['001:602', '003:3148', '5c 5h', '7d 6s 5d 4s 3h'],
  ['001:604', '003:3150', '4c 4h', '8h 8s 8d Ac Kh'],
  ['001:606', '003:3152', 'Qc Qd', 'Qh Qs 9s 7d 5c'],
  ['001:608', '003:3154', 'Jd Js', 'Jh Jc Qd Ts 7h'],
  ['001:613', '003:3159', '8h 8d', '8c 8s Jc 7s 4d'],
  ['001:615', '003:3161', '9h 8c', '5s 5d 5h 5c 2s'],
  ['001:617', '003:3163', '4c 4h', '5h 5d 5c 5s 2s'],
  ['001:619', '003:3165', 'Ac As', 'Ah Ad Jk Ks 5c'],
]

/** What the examples do not show. */
const NOT_IN_EXAMPLES: readonly (readonly [cameo: string, stars: string, front: string, back: string])[] = [
  // No ace, king or queen can go in front: the pairs are split.
  ['001:576', '003:3125', '8c 8h', 'Jd Js Kd 7h 4s'],
  ['001:579', '003:3127', '4d 4h', '8c 8d Qs 9s 7c'],
  ['001:582', '003:3129', '4h 4c', '5h 5s Jd 8c 2s'],
  // The joker is the ace in front.
  ['001:576', '003:3125', 'Jk 7h', 'Jd Js 8c 8h 4s'],
  ['001:608', '003:3154', 'Kd Ts', 'Jh Jc Jd Js 7h'],
  ['001:613', '003:3159', 'Qc 7s', '8c 8s 8h 8d 4d'],
  // A pair in front with a complete hand behind.
  ['001:600', '003:3146', '9h 9d', 'Ks Qs 3s As Jk'],
  // The printed example for two pair and a flush: no pair leaves it complete, so they are set as two pair.
  ['001:576', '003:3125', '7d 7c', '9h 9d Qd Jd 4d'],
  // The joker pairs the ace: a pair, and two more pairs to choose from.
  ['001:588', '003:3134', 'Ah Jk', '9c 9d 4h 4s Kd'],
  // Three of a kind and two pairs: the higher pair.
  ['001:604', '003:3150', 'Jc Js', '6h 6c 6s 3d 3s'],
  // Four of a kind with three more: a pair of those.
  ['001:617', '003:3163', '4c 4h', '9h 9d 9c 9s 4d'],
]

testChart(
  'Cameo',
  cameo,
  'bug',
  [...PRINTED, ...NOT_IN_EXAMPLES].map(([cite, , front, back]) => [cite, front, back]),
)
testChart(
  'Stars',
  stars,
  'bug',
  [...PRINTED, ...NOT_IN_EXAMPLES].map(([, cite, front, back]) => [cite, front, back]),
)

/** Towers' printed examples, where they survive; suits that do not are ours. */
testChart('Towers', towers, 'bug', [
  ['002:1035', 'Kh Qd', 'As Th 8s 7s 2c'],
  ['002:1036', 'Qs Jh', 'Tc Td 8c 6d 3d'],
  ['002:1037', '8s 8h', 'Qh Qd 9d 7d 3c'],
  ['002:1038', 'Ad 5c', 'Tc Td 6h 6s 3c'],
  ['002:1038', '8c 8d', '9s 9c Qh 7s 3c'],
  ['002:1038', 'Jk 5c', 'Tc Td 6h 6s 3c'],
  ['002:1039', 'Ks 9s', '7s 7c 4h 4d 3s'],
  ['002:1039', '4h 4d', '7s 7c Qs 9s 3s'],
  ['002:1040', 'Qs Td', '5s 5d 2s 2d 8h'],
  ['002:1040', '2s 2d', '5s 5d Js Td 8h'],
  ['002:1041', 'Td Tc', '9d 9c 5d 5c 3d'],
  ['002:1042', 'Ad Qs', 'Ah Ac 9s 8s 2c'],
  ['002:1043', 'Qd 9s', 'Kh Kd Kc 7c 2d'],
  ['002:1044', 'Kh Kd', '6h 6s 6c Ks 9d'],
  ['002:1049', 'As Jk', 'Ah Ac Ad 8d 3c'],
  ['002:1050', '8c 7s', '6h 5s 4d 3c 2d'],
  ['002:1051-1052', 'Kc Qh', 'Qd Jh Ts 9s 8c'],
  ['002:1051-1052', '3s 3h', 'Ac Kh Qh Jd Tc'],
  ['002:1054', '9d 9s', '9c 8h 7d 6s 5c'],
  ['002:1044', '9s 9h', '5h 5c 5s 9c 4c'],
  ['002:1055, 001:604', '4s 4h', '5h 5c 5s 9c 2c'],
  ['002:1056', 'Qd Qs', 'Qh Qc Ac Kd 4h'],
  ['002:1056', '4s 4h', 'Qh Qc Qd Qs Ac'],
  ['002:1057-1058', 'Kc Js', 'Td Ts Th Tc 7c'],
  ['002:1057-1058', 'Th Ts', 'Td Tc 8d 3c 2h'],
  ['002:1059-1060', 'Qd Tc', '7s 7d 7h 7c 2d'],
  ['002:1059-1060', '7s 7d', '7h 7c Ts 9s 2d'],
  ['002:1061', 'Ks Qd', '4s 4d 4h 4c 7d'],
  // A straight does not save two pair from being split.
  ['002:1037', 'Js Jh', 'Kh Kd Qc Td 9d'],
])

testChart('Comstock', comstock, 'wild', [
  ['003:913', 'Kd Qh', 'As 9c 7d 4h 2s'],
  ['003:914', 'As Qh', 'Kd Jk 9c 7d 4h'],
  ['003:915', 'Ac Qd', '3s 3c Jh 8d 4c'],
  // One pair and the joker: it pairs the highest single, and the lower pair goes in front.
  ['003:916', '7d 7s', 'As Jk Td 5d 3s'],
  ['003:916', 'Qc Jk', 'Ks Kd Td 5d 3s'],
  ['003:916', '9d 9s', 'Jh Jk 8d 4c 3s'],
  ['003:917', '4h 4s', 'Kd Kh Ac 9c 3d'],
  ['003:918', 'Ah 9c', 'Jd Js 5s 5c 2d'],
  ['003:918', '5s 5c', 'Jd Js Kh 9c 2d'],
  ['003:919', 'Kh 9c', '7d 7s 5s 5c 2d'],
  ['003:919', '5s 5c', '7d 7s Qh 9c 2d'],
  ['003:920', 'Qh 9c', '5d 5s 3s 3c 8d'],
  ['003:920', '3s 3c', '5d 5s Jh 9c 8d'],
  ['003:920', '2s 2c', '3d 3s Jh 9c 8d'],
  ['003:921', 'Ah Jk', '9d 9s 6s 6c 4d'],
  ['003:921', 'Kd Kh', '6s 6c Jk Qh 4d'],
  ['003:922', 'Ad Ah', '9s 9c 5h 5d Jk'],
  ['003:923', 'Ac Qd', 'As Ah 9d 5c 3s'],
  ['003:924', 'Qd 9h', 'Kc Kh Kd 5c 3s'],
  ['003:925', 'Qc Qd', 'Qh 7c 7d 7h 3s'],
  ['003:926', 'Qs Jk', '6h 6d 6s 9d 3h'],
  ['003:926', '6h 6d', '6s Ts 9s 3s Jk'],
  ['003:930, 933', 'As 9s', '6s 5s 4c 3d 2s'],
  ['003:930, 933', 'Kd 4h', 'Tc 9s 8d Jk 6h'],
  ['003:931, 933', 'Ks Kd', '9h 8d 7d 6c 5c'],
  ['003:933', '5c 5h', '7d 6s 5d 4s 3h'],
  ['003:934', '4c 4h', '8h 8s 8d Ac Kh'],
  ['003:934', '4c 4h', '8h 8s 8d Jk Kh'],
  ['003:935', 'Ac Ad', 'Ah As Kc 7d 3s'],
  ['003:936', 'Ac 7d', 'Jh Js Jd Jc 3s'],
  ['003:936', 'Jd Jc', 'Jh Js Kc 7d 3s'],
  ['003:937', 'Kc 9d', '7h 7s 7d 7c 3s'],
  ['003:937', '7d 7c', '7h 7s Qc 9d 3s'],
  ['003:938', 'Qc 9d', '4h 4s 4d 4c 3s'],
  ['003:938', '4d 4c', '4h 4s Jc 9d 3s'],
  ['003:939', 'Kc Jk', '9h 9s 9d 9c 4d'],
  ['001:617', '6c 6d', '9h 9s 9d 9c Jk'],
  ['003:917', '3h 3s', 'Kd Kc Qh Jd Ts'],
])
