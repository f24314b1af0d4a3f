import type { RankingSheetSentences } from '../../ranking/sentences.ts'
import { type Cite, joinCites } from '../../rules/cite.ts'
import { isInForce, type Readings } from '../../rules/readings.ts'
import { chartCell, type Grid, type Section, type Statement, where } from '../../rules/section.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { BankedSheetSentences } from '../sentences.ts'
import { oddsSaid } from '../sheet.ts'
import type { BaccaratEvent, BaccaratHand } from './event.ts'
import type { BaccaratRules, DrawingChart } from './rules.ts'
import type { BaccaratSentences } from './sentences.ts'

const say = sayer<BaccaratSentences & BankedSheetSentences & RankingSheetSentences>()

export const baccaratSteps = (rules: BaccaratRules, readings: Readings): Statement[] => {
  const { natural, playerDraws, bankerAlone, banker } = rules.chart
  const { from, unless } = natural
  const stops = !unless || readings[unless.reading] !== unless.is
  return [
    { text: say('baccarat-two-cards-each'), cite: rules.deal?.cite ?? 'practice' },
    ...(stops ? [{ text: say('baccarat-natural', { from }), cite: natural.cite }] : []),
    { text: say('baccarat-player-draws', { upTo: playerDraws.upTo }), cite: playerDraws.cite },
    { text: say('baccarat-banker-alone', { upTo: bankerAlone.upTo }), cite: bankerAlone.cite },
    { text: say('baccarat-banker-by-chart'), cite: joinCites(...banker.map(({ cite }) => cite)) },
    ...where(rules.houseWay, ({ drawsUpTo, cite }) => ({
      text: say('baccarat-house-way', { drawsUpTo }),
      cite,
    })),
  ]
}

export const baccaratSheet = (rules: BaccaratRules, readings: Readings): Section[] => [
  ...(rules.hands ? [handsSection(rules.hands.cite)] : []),
  { title: say('baccarat-title-chart'), grid: chartGrid(rules.chart) },
  {
    title: say('baccarat-title-pays'),
    table: {
      columns: [say('banked-column-wager'), say('banked-column-when'), say('banked-column-pays')],
      rows: rules.wagers.flatMap(bet => [
        ...bet.wins.map(({ when, pays, cite }) => ({
          cells: [bet.name, eventSaid(when), oddsSaid(pays)],
          cite,
        })),
        ...(bet.pushes ?? [])
          .filter(({ reading }) => isInForce(reading, readings))
          .map(({ when, cite }) => ({ cells: [bet.name, eventSaid(when), say('baccarat-push')], cite })),
      ]),
    },
  },
]

/** A natural ends the round, so that its place above three cards is never in question. */
const handsSection = (cite: Cite): Section => ({
  title: say('ranking-hands'),
  lines: (['natural-9', 'natural-8', 'nine-or-eight', 'seven-to-zero'] as const).map(hand => ({
    text: say('baccarat-ranked', { hand }),
    cite,
  })),
})

export const handSaid = (hand: Partial<BaccaratHand> | undefined): Saying | undefined =>
  hand && say('baccarat-hand', { total: hand.total, cards: hand.cards })

const eventSaid = ({ winner, with: won, over }: BaccaratEvent): Saying =>
  say('baccarat-event', { winner, with: handSaid(won), over: handSaid(over) })

const THIRD_CARDS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Down the side the banker's total, along the top the player's third card. */
const chartGrid = ({ banker, bankerAlone }: DrawingChart): Grid => ({
  corner: say('baccarat-chart-corner'),
  columns: [say('baccarat-no-third-card'), ...THIRD_CARDS],
  rows: banker.map(({ total, drawsOn, cite }) => ({
    head: String(total),
    cells: [total <= bankerAlone.upTo, ...THIRD_CARDS.map(card => drawsOn.includes(card))].map(draws =>
      chartCell(draws ? 'draws' : 'stands'),
    ),
    cite,
  })),
})
