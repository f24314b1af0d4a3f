import type { PokerRanking } from '../rules/rules.ts'

/** One hand of each kind, best first: what a player learns the ranking from. */
export interface ExampleHand {
  readonly name: string
  readonly cards: string
}

const hands = (rows: readonly (readonly [name: string, cards: string])[]): readonly ExampleHand[] =>
  rows.map(([name, cards]) => ({ name, cards }))

const HIGH = hands([
  ['Royal flush', 'As Ks Qs Js Ts'],
  ['Straight flush', '9h 8h 7h 6h 5h'],
  ['Four of a kind', 'Qs Qh Qd Qc 4s'],
  ['Full house', 'Ks Kh Kd 5c 5s'],
  ['Flush', 'Ad Jd 8d 6d 2d'],
  ['Straight', 'Tc 9s 8h 7d 6c'],
  ['Three of a kind', '7s 7h 7d Kc 2s'],
  ['Two pair', 'Js Jd 4h 4c As'],
  ['Pair', 'Th Tc Ks 6d 3s'],
  ['High card', 'Ah Qs 9d 5c 3h'],
])

const SHORT = hands([
  ['Royal flush', 'As Ks Qs Js Ts'],
  ['Straight flush', '9h 8h 7h 6h Ah'],
  ['Four of a kind', 'Qs Qh Qd Qc 6s'],
  ['Flush', 'Ad Jd 8d 7d 6d'],
  ['Full house', 'Ks Kh Kd 9c 9s'],
  ['Straight', 'Tc 9s 8h 7d 6c'],
  ['Three of a kind', '7s 7h 7d Kc 9s'],
  ['Two pair', 'Js Jd 8h 8c As'],
  ['Pair', 'Th Tc Ks 8d 6s'],
  ['High card', 'Ah Qs 9d 8c 6h'],
])

const MEXICAN = hands([
  ['Five of a kind', 'Ks Kh Kd Kc Jk'],
  ['Royal flush', 'As Ks Qs Js 7s'],
  ['Straight flush', 'Jh 7h 6h 5h 4h'],
  ['Four of a kind', 'Qs Qh Qd Qc 4s'],
  ['Flush', 'Ad Jd 6d 4d 2d'],
  ['Full house', 'Ks Kh Kd 5c 5s'],
  ['Straight', 'Qc Js 7h 6d 5c'],
  ['Three of a kind', '7s 7h 7d Kc 2s'],
  ['Two pair', 'Js Jd 4h 4c As'],
  ['Pair', 'Qh Qc Ks 6d 3s'],
  ['High card', 'Ah Qs 7d 5c 3h'],
])

const LOW = hands([
  ['Wheel', '5s 4h 3d 2c As'],
  ['Six low', '6s 4h 3d 2c As'],
  ['Seven low', '7s 6h 4d 2c As'],
  ['Eight low', '8s 7h 4d 3c As'],
])

const LOW_ANY = hands([
  ...LOW.map(({ name, cards }) => [name, cards] as const),
  ['Nine low', '9s 6h 4d 3c 2s'],
  ['King low', 'Ks 6h 4d 3c 2s'],
  ['Pair of twos', '2s 2h 5d 4c 3s'],
])

const LOW_27 = hands([
  ['Seven low', '7s 5h 4d 3c 2s'],
  ['Eight low', '8s 6h 4d 3c 2s'],
  ['Ace low', 'As 5h 4d 3c 2s'],
  ['Pair of twos', '2s 2h 5d 4c 3s'],
])

const BADUGI = hands([
  ['Badugi', '4s 3h 2d Ac'],
  ['Badugi', 'Ks 3h 2d Ac'],
  ['Three cards', '3s 2h Ad As'],
  ['Two cards', '2s Ah As 2h'],
])

const EXAMPLES: Readonly<Record<PokerRanking, readonly ExampleHand[]>> = {
  high: HIGH,
  'high-bug': HIGH,
  'short-deck': SHORT,
  mexican: MEXICAN,
  'eight-or-better': LOW,
  'eight-or-better-bug': LOW,
  'low-a5': LOW_ANY,
  'low-27': LOW_27,
  badugi: BADUGI,
}

export const exampleHands = (ranking: PokerRanking): readonly ExampleHand[] => EXAMPLES[ranking]
