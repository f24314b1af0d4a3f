import { dollars } from '../../money/cents.ts'
import type { Section, Statement } from '../../rules/section.ts'
import type { ChartRow, Step } from './chart.ts'
import type { DealOrder, FortuneRule, PaiGowPokerRules } from './rules.ts'
import type { TwoHandRules } from './two-hands.ts'
import { workedHands } from './worked-hands.ts'

const DEAL: Readonly<Record<DealOrder, string>> = {
  'back-and-forth': 'Seven piles of seven, a card at a time from left to right, then from right to left',
  'left-to-right': 'Seven piles of seven, a card at a time from left to right',
  'hand-by-hand': 'Seven hands of seven, one after the other',
}

/** Who sets what, and when. */
export function settingSteps({ setting }: TwoHandRules): Statement[] {
  const { players, bank, largestWager } = setting
  const bankSets =
    bank.by === 'chart'
      ? 'The house dealer sets the player-dealer’s hand by the house way'
      : `The player-dealer sets that hand${bank.houseWay ? ' or asks for the house way' : ''}`
  const own = [
    {
      text: `Players set their hands${players.houseWay ? ' or ask for the house way' : ''}`,
      cite: players.cite,
    },
    ...(largestWager
      ? [{ text: 'The largest wager on a hand decides how it is set', cite: largestWager.cite }]
      : []),
  ]
  const theirs = { text: bankSets, cite: bank.cite }
  return bank.when === 'first' ? [theirs, ...own] : [...own, theirs]
}

/** What it takes to win. */
export const baseSection = ({ showdown }: TwoHandRules): Section => ({
  title: 'The base wager',
  lines: [
    {
      text: `Both hands higher: wins ${showdown.wins.pays.replace(':', ' to ')}`,
      cite: showdown.wins.cite,
    },
    { text: 'One hand higher: push', cite: showdown.pushes.cite },
    { text: 'No hand higher: loses', cite: showdown.loses.cite },
    { text: 'A copy of either hand is the player-dealer’s', cite: showdown.copy.cite },
  ],
})

export const paiGowSteps = (rules: PaiGowPokerRules): Statement[] => [
  { text: DEAL[rules.deal.order], cite: rules.deal.cite },
  ...(rules.aceHighPush
    ? [
        {
          text: 'A player-dealer with nothing better than an ace pushes with everybody',
          cite: rules.aceHighPush.cite,
        },
      ]
    : []),
  ...settingSteps(rules),
  { text: 'A two-card hand that outranks the five-card hand is foul and loses', cite: rules.foul.cite },
]

export function paiGowSheet(rules: PaiGowPokerRules): Section[] {
  const { joker, fortune, aceHigh } = rules
  return [
    {
      title: 'The joker',
      lines: [
        {
          text:
            joker.is === 'wild'
              ? 'Fully wild'
              : 'An ace, or completes a straight, a flush or a straight flush',
          cite: joker.cite,
        },
      ],
    },
    baseSection(rules),
    {
      title: 'House way',
      ...(isFiled(rules)
        ? {}
        : {
            lines: [
              { text: 'Not filed: what a house dealer who is asked may advise', cite: rules.houseWay.cite },
            ],
          }),
      table: {
        columns: ['Hand', 'Setting'],
        rows: rules.houseWay.chart.map(row => ({ cells: [handText(row), setText(row.set)], cite: row.cite })),
      },
    },
    workedHands(rules),
    ...(fortune ? [fortuneSection(fortune)] : []),
    ...(aceHigh
      ? [
          {
            title: 'Ace-High Bonus',
            table: {
              columns: ['Hand', 'Pays'],
              rows: [
                { hand: 'Player-dealer and player ace high', row: aceHigh.both },
                { hand: 'Player-dealer ace high with the joker', row: aceHigh.withJoker },
                { hand: 'Player-dealer ace high without the joker', row: aceHigh.withoutJoker },
              ].map(({ hand, row }) => ({ cells: [hand, row.pays.replace(':', ' to ')], cite: row.cite })),
            },
          },
        ]
      : []),
  ]
}

/** Somebody sets by the chart, or may ask for it. */
const isFiled = ({ setting: { players, bank } }: PaiGowPokerRules): boolean =>
  players.houseWay || bank.by === 'chart' || bank.houseWay === true

const fortuneSection = ({ pays, envy }: FortuneRule): Section => ({
  title: 'Fortune Bonus and Envy Bonus',
  lines: [
    {
      text: `A Fortune bet of ${dollars(envy.least)} brings an Envy button${envy.buttons === 'seated' ? ', to seated players only' : ''}`,
      cite: envy.cite,
    },
  ],
  table: {
    columns: ['Hand among the seven cards', 'Fortune', 'Envy'],
    rows: pays.map(row => ({
      cells: [row.hand, row.pays.replace(':', ' to '), row.envy === undefined ? '' : dollars(row.envy)],
      cite: row.cite,
    })),
  },
})

function handText({ hand, of, complete, joker }: ChartRow): string {
  const ranks = of === undefined ? '' : `: ${[...of].join(', ')}`
  const made = complete ? 'straight, flush or straight flush with ' : ''
  return `${made}${hand}${joker ? ' and the joker' : ''}${ranks}`
}

const CONDITIONS = {
  pair: 'with a pair in front',
  A: 'with at least an ace in front',
  K: 'with at least a king in front',
  Q: 'with at least a queen in front',
  'above both pairs': 'if that card is above both pairs',
} as const

const setText = (steps: readonly Step[]): string =>
  steps
    .map(({ way, ifFront }) => (ifFront === undefined ? way : `${way} ${CONDITIONS[ifFront]}`))
    .join('; otherwise ') || 'as without it'
