import { cards, nameOf } from '../../cards/card.ts'
import type { Section } from '../../rules/section.ts'
import { sayer } from '../../say/saying.ts'
import { setByChart } from './house-way.ts'
import { rankingOf } from './rankings.ts'
import type { PaiGowPokerRules } from './rules.ts'
import type { PaiGowSentences, TwoHandSentences } from './sentences.ts'

const say = sayer<PaiGowSentences & TwoHandSentences>()

/** Hands from which a house way is learnt, from the plainest to the rarest. */
const HANDS = [
  'Ks Jh 9d 7c 5s 3h 2d',
  'Qs Qh Ad 9c 7s 4h 2d',
  'Ks Kh 9d 9c As 6h 2d',
  '7s 7h 4d 4c As Jh 2d',
  'Js Jh 8d 8c 3s 3h Ad',
  'Ts Th Td Ac 8s 5h 3d',
  'As Ah Ad Qc 9s 6h 4d',
  '9s 8h 7d 6c 5s Ah Qd',
  'Kd Jd 9d 6d 2d 8s 8h',
  'Qs Qh Qd 6c 6s Ah 3d',
  '8s 8h 8d 8c Ks 5h 2d',
  'Kd Kh Jk 9c 7s 4h 2d',
]

/** The house way at work: the engine sets the hands as the filing's chart has it. */
export const workedHands = ({ houseWay, joker }: PaiGowPokerRules): Section => ({
  title: say('two-hands-title-at-work'),
  table: {
    columns: [say('two-hands-column-dealt'), say('pai-gow-two-card-hand'), say('pai-gow-five-card-hand')],
    rows: HANDS.map(hand => {
      const { front, back, cite } = setByChart(houseWay.chart, cards(hand), rankingOf(joker.is), joker.is)
      return { cells: [hand, ...[front, back].map(part => part.map(nameOf).join(' '))], cite }
    }),
    cards: [0, 1, 2],
  },
})
