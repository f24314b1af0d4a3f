import { joinCites } from '../../rules/cite.ts'
import { chartCell, type Grid, type Section, type Statement } from '../../rules/section.ts'
import { eventText } from './event.ts'
import type { BaccaratRules, DrawingChart } from './rules.ts'

export const baccaratSteps = ({ chart }: BaccaratRules): Statement[] => {
  const { natural, playerDraws, bankerAlone, banker } = chart
  const unless = natural.unless ? ` (unless reading ${natural.unless.reading}: ${natural.unless.is})` : ''
  return [
    {
      text: 'Two cards each to the player hand and the banker hand, which everybody shares',
      cite: natural.cite,
    },
    { text: `A two-card total of ${natural.from} or more: no hand draws${unless}`, cite: natural.cite },
    { text: `The player hand draws a third card on ${playerDraws.upTo} or less`, cite: playerDraws.cite },
    {
      text: `The player hand stood: the banker hand draws on ${bankerAlone.upTo} or less`,
      cite: bankerAlone.cite,
    },
    {
      text: 'The player hand drew: the banker hand draws by the chart',
      cite: joinCites(...banker.map(({ cite }) => cite)),
    },
  ]
}

export const baccaratSheet = (rules: BaccaratRules): Section[] => [
  { title: 'The banker’s chart', grid: chartGrid(rules.chart) },
  {
    title: 'What the wagers pay',
    table: {
      columns: ['Wager', 'When', 'Pays'],
      rows: rules.wagers.flatMap(bet => [
        ...bet.wins.map(({ when, pays, cite }) => ({
          cells: [bet.name, eventText(when), pays.replace(':', ' to ')],
          cite,
        })),
        ...(bet.pushes ?? []).map(({ when, reading, cite }) => ({
          cells: [
            bet.name,
            eventText(when) + (reading ? ` (reading ${reading.name}: ${reading.is})` : ''),
            'push',
          ],
          cite,
        })),
      ]),
    },
  },
]

const THIRD_CARDS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Down the side the banker's total, along the top the player's third card. */
const chartGrid = ({ banker, bankerAlone }: DrawingChart): Grid => ({
  corner: 'Banker’s total, player’s third card',
  columns: ['none', ...THIRD_CARDS],
  rows: banker.map(({ total, drawsOn, cite }) => ({
    head: String(total),
    cells: [total <= bankerAlone.upTo, ...THIRD_CARDS.map(card => drawsOn.includes(card))].map(draws =>
      chartCell(draws ? 'draws' : 'stands'),
    ),
    cite,
  })),
})
