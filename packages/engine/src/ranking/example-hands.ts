import { type Saying, sayer } from '../say/saying.ts'
import type { HandKindSentences, HandKinds } from './sentences.ts'

const say = sayer<HandKindSentences>()

/** One hand of each kind, best first: what a player learns the ranking from. */
interface ExampleHand {
  readonly is: Saying
  readonly cards: string
}

const kind = (hand: keyof HandKinds, cards: string): ExampleHand => ({
  is: say('kind-of-hand', { kind: hand }),
  cards,
})

/** A low hand, by its highest card. */
const low = (high: string, cards: string): ExampleHand => ({ is: say('kind-of-low', { high }), cards })

/** This many cards of different ranks and suits; four are a badugi. */
const badugi = (count: number, cards: string): ExampleHand => ({
  is: say('kind-of-badugi', { count }),
  cards,
})

const HIGH: readonly ExampleHand[] = [
  kind('royal-flush', 'As Ks Qs Js Ts'),
  kind('straight-flush', '9h 8h 7h 6h 5h'),
  kind('four-of-a-kind', 'Qs Qh Qd Qc 4s'),
  kind('full-house', 'Ks Kh Kd 5c 5s'),
  kind('flush', 'Ad Jd 8d 6d 2d'),
  kind('straight', 'Tc 9s 8h 7d 6c'),
  kind('three-of-a-kind', '7s 7h 7d Kc 2s'),
  kind('two-pair', 'Js Jd 4h 4c As'),
  kind('pair', 'Th Tc Ks 6d 3s'),
  kind('high-card', 'Ah Qs 9d 5c 3h'),
]

const SHORT_DECK_HANDS: readonly ExampleHand[] = [
  kind('royal-flush', 'As Ks Qs Js Ts'),
  kind('straight-flush', '9h 8h 7h 6h Ah'),
  kind('four-of-a-kind', 'Qs Qh Qd Qc 6s'),
  kind('flush', 'Ad Jd 8d 7d 6d'),
  kind('full-house', 'Ks Kh Kd 9c 9s'),
  kind('straight', 'Tc 9s 8h 7d 6c'),
  kind('three-of-a-kind', '7s 7h 7d Kc 9s'),
  kind('two-pair', 'Js Jd 8h 8c As'),
  kind('pair', 'Th Tc Ks 8d 6s'),
  kind('high-card', 'Ah Qs 9d 8c 6h'),
]

const MEXICAN: readonly ExampleHand[] = [
  kind('five-of-a-kind', 'Ks Kh Kd Kc Jk'),
  kind('royal-flush', 'As Ks Qs Js 7s'),
  kind('straight-flush', 'Jh 7h 6h 5h 4h'),
  kind('four-of-a-kind', 'Qs Qh Qd Qc 4s'),
  kind('flush', 'Ad Jd 6d 4d 2d'),
  kind('full-house', 'Ks Kh Kd 5c 5s'),
  kind('straight', 'Qc Js 7h 6d 5c'),
  kind('three-of-a-kind', '7s 7h 7d Kc 2s'),
  kind('two-pair', 'Js Jd 4h 4c As'),
  kind('pair', 'Qh Qc Ks 6d 3s'),
  kind('high-card', 'Ah Qs 7d 5c 3h'),
]

const THREE_CARD: readonly ExampleHand[] = [
  kind('mini-royal', 'As Ks Qs'),
  kind('straight-flush', '9h 8h 7h'),
  kind('three-of-a-kind', '7s 7h 7d'),
  kind('straight', 'Tc 9s 8h'),
  kind('flush', 'Ad Jd 8d'),
  kind('pair', 'Th Tc Ks'),
  kind('high-card', 'Ah Qs 9d'),
]

/** With a joker that is an ace, or completes a straight or a flush. */
const PAI_GOW_BUG: readonly ExampleHand[] = [kind('five-aces', 'As Ah Ad Ac Jk'), ...HIGH]

/** With a joker that is any card. */
const PAI_GOW_WILD: readonly ExampleHand[] = [
  kind('five-aces', 'As Ah Ad Ac Jk'),
  kind('five-of-a-kind', 'Ks Kh Kd Kc Jk'),
  ...HIGH,
]

const LOW: readonly ExampleHand[] = [
  kind('wheel', '5s 4h 3d 2c As'),
  low('6', '6s 4h 3d 2c As'),
  low('7', '7s 6h 4d 2c As'),
  low('8', '8s 7h 4d 3c As'),
]

const LOW_ANY: readonly ExampleHand[] = [
  ...LOW,
  low('9', '9s 6h 4d 3c 2s'),
  low('K', 'Ks 6h 4d 3c 2s'),
  kind('pair-in-low', '2s 2h 5d 4c 3s'),
]

const LOW_27: readonly ExampleHand[] = [
  low('7', '7s 5h 4d 3c 2s'),
  low('8', '8s 6h 4d 3c 2s'),
  low('A', 'As 5h 4d 3c 2s'),
  kind('pair-in-low', '2s 2h 5d 4c 3s'),
]

const BADUGI: readonly ExampleHand[] = [
  badugi(4, '4s 3h 2d Ac'),
  badugi(4, 'Ks 3h 2d Ac'),
  badugi(3, '3s 2h Ad As'),
  badugi(2, '2s Ah As 2h'),
]

const EXAMPLES = {
  high: HIGH,
  'high-bug': HIGH,
  'short-deck': SHORT_DECK_HANDS,
  mexican: MEXICAN,
  'eight-or-better': LOW,
  'eight-or-better-bug': LOW,
  'low-a5': LOW_ANY,
  'low-27': LOW_27,
  badugi: BADUGI,
  'three-card': THREE_CARD,
  'pai-gow-bug': PAI_GOW_BUG,
  'pai-gow-wild': PAI_GOW_WILD,
} as const satisfies Readonly<Record<string, readonly ExampleHand[]>>

/** An order of hands, as sheets print it. */
export type PrintedRanking = keyof typeof EXAMPLES

/** A hand for each line of a printed ranking. */
export const exampleHands = (ranking: PrintedRanking): readonly ExampleHand[] => EXAMPLES[ranking]
