import { joinCites } from '../../rules/cite.ts'
import { chartCell, type Grid, type Section, type Statement } from '../../rules/section.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { BankedSheetSentences } from '../sentences.ts'
import { oddsSaid, underReading } from '../sheet.ts'
import type { BaccaratEvent, Hand } from './event.ts'
import type { BaccaratRules, DrawingChart } from './rules.ts'
import type { BaccaratSentences } from './sentences.ts'

const say = sayer<BaccaratSentences & BankedSheetSentences>()

export const baccaratSteps = ({ chart }: BaccaratRules): Statement[] => {
  const { natural, playerDraws, bankerAlone, banker } = chart
  const { from, unless } = natural
  return [
    { text: say('baccarat-two-cards-each'), cite: natural.cite },
    {
      text: unless ? say('baccarat-natural-unless', { from, ...unless }) : say('baccarat-natural', { from }),
      cite: natural.cite,
    },
    { text: say('baccarat-player-draws', { upTo: playerDraws.upTo }), cite: playerDraws.cite },
    { text: say('baccarat-banker-alone', { upTo: bankerAlone.upTo }), cite: bankerAlone.cite },
    { text: say('baccarat-banker-by-chart'), cite: joinCites(...banker.map(({ cite }) => cite)) },
  ]
}

export const baccaratSheet = (rules: BaccaratRules): Section[] => [
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
        ...(bet.pushes ?? []).map(({ when, reading, cite }) => ({
          cells: [bet.name, underReading(eventSaid(when), reading), say('baccarat-push')],
          cite,
        })),
      ]),
    },
  },
]

const handSaid = (hand: Partial<Hand> | undefined): Saying | undefined =>
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
