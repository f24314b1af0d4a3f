import { cards, nameOf } from '../../cards/card.ts'
import { rankingSection } from '../../ranking/sheet.ts'
import { joinCites } from '../../rules/cite.ts'
import type { Section, Statement } from '../../rules/section.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { BankedSheetSentences } from '../sentences.ts'
import { oddsSaid } from '../sheet.ts'
import type { ChartRow, HouseWayStep } from './chart.ts'
import { setByChart } from './house-way.ts'
import { rankingOf } from './rankings.ts'
import type { AceHighRule, FortuneRule, PaiGowPokerRules } from './rules.ts'
import type { PaiGowSentences, TwoHandSentences } from './sentences.ts'
import { baseSection, settingSteps } from './two-hands-sheet.ts'

const say = sayer<PaiGowSentences & TwoHandSentences & BankedSheetSentences>()

export const paiGowSteps = (rules: PaiGowPokerRules): Statement[] => [
  { text: say('pai-gow-deal', { order: rules.deal.order }), cite: rules.deal.cite },
  ...(rules.aceHighPush ? [{ text: say('pai-gow-ace-high-push'), cite: rules.aceHighPush.cite }] : []),
  ...settingSteps(rules),
  { text: say('pai-gow-foul'), cite: joinCites(rules.foul.cite, rules.foul.loses ?? rules.foul.cite) },
]

export function paiGowSheet(rules: PaiGowPokerRules): Section[] {
  const { joker, fortune, aceHigh } = rules
  return [
    {
      title: say('pai-gow-title-joker'),
      lines: [{ text: say('pai-gow-joker', { is: joker.is }), cite: joker.cite }],
    },
    rankingSection(`pai-gow-${joker.is}`, rules.hands?.cite),
    baseSection(rules),
    houseWaySection(rules),
    workedHands(rules),
    ...(fortune ? [fortuneSection(fortune)] : []),
    ...(aceHigh ? [aceHighSection(aceHigh)] : []),
  ]
}

const houseWaySection = (rules: PaiGowPokerRules): Section => ({
  title: say('two-hands-title-house-way'),
  ...(isFiled(rules)
    ? {}
    : { lines: [{ text: say('pai-gow-house-way-not-filed'), cite: rules.houseWay.cite }] }),
  table: {
    columns: [say('two-hands-column-hand'), say('two-hands-column-setting')],
    rows: rules.houseWay.chart.map(row => ({
      cells: [holdingSaid(row), settingSaid(row.set)],
      cite: row.cite,
    })),
  },
})

/** Whether hands are set by the chart, or players may ask for it. */
const isFiled = ({ setting: { players, bank } }: PaiGowPokerRules): boolean =>
  players.houseWay || bank.by === 'chart' || bank.houseWay === true

const holdingSaid = ({ hand, of = '', complete, joker }: ChartRow): Saying =>
  say('pai-gow-holding', { hand, of: [...of], complete: complete === true, joker: joker === true })

const settingSaid = (steps: readonly HouseWayStep[]): Saying =>
  steps.length === 0
    ? say('pai-gow-setting-as-without')
    : say('pai-gow-setting', {
        steps: steps.map(({ way, ifFront }) => say('pai-gow-step', { way, ifFront })),
      })

const fortuneSection = ({ pays, envy }: FortuneRule): Section => ({
  title: say('pai-gow-title-fortune'),
  pays: ['fortune'],
  lines: [
    { text: say('pai-gow-envy-button', { least: envy.least, buttons: envy.buttons }), cite: envy.cite },
  ],
  table: {
    columns: [say('pai-gow-column-seven-cards'), say('pai-gow-column-fortune'), say('pai-gow-column-envy')],
    rows: pays.map(row => ({
      cells: [
        say('pai-gow-fortune-hand', { hand: row.hand }),
        row.pays === 'push' ? say('pai-gow-push') : oddsSaid(row.pays),
        row.envy === undefined ? '' : say('pai-gow-prize', { cents: row.envy }),
      ],
      cite: row.cite,
    })),
  },
})

const aceHighSection = ({ both, withJoker, withoutJoker }: AceHighRule): Section => ({
  title: say('pai-gow-title-ace-high'),
  pays: ['ace-high'],
  table: {
    columns: [say('banked-column-hand'), say('banked-column-pays')],
    rows: [
      { hand: say('pai-gow-both-ace-high'), row: both },
      { hand: say('pai-gow-ace-high-with-joker'), row: withJoker },
      { hand: say('pai-gow-ace-high-without-joker'), row: withoutJoker },
    ].map(({ hand, row }) => ({ cells: [hand, oddsSaid(row.pays)], cite: row.cite })),
  },
})

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
const workedHands = ({ houseWay, joker }: PaiGowPokerRules): Section => ({
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
