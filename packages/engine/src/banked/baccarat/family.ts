import { banked } from '../family.ts'
import { eventText } from './event.ts'
import { BaccaratPlay } from './play.ts'
import type { BaccaratRules } from './rules.ts'

export const baccarat = banked<BaccaratRules>({
  name: 'baccarat',
  play: (rules, setup, house, fees) => new BaccaratPlay(rules, setup, house, fees),
  sheet: rules => [
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
    {
      title: 'Drawing',
      lines: [
        {
          text: `A two-card total of ${rules.chart.natural.from} or more: no hand draws${rules.chart.natural.unless ? ` (unless reading ${rules.chart.natural.unless.reading}: ${rules.chart.natural.unless.is})` : ''}`,
          cite: rules.chart.natural.cite,
        },
        {
          text: `The player hand draws on ${rules.chart.playerDraws.upTo} or less`,
          cite: rules.chart.playerDraws.cite,
        },
        {
          text: `The player hand stood: the banker hand draws on ${rules.chart.bankerAlone.upTo} or less`,
          cite: rules.chart.bankerAlone.cite,
        },
      ],
      table: {
        columns: ['Banker', 'draws against a third card of'],
        rows: rules.chart.banker.map(row => ({
          cells: [String(row.total), [...row.drawsOn].join(' ') || 'none'],
          cite: row.cite,
        })),
      },
    },
  ],
  advise: () => {
    throw new Error('nobody decides anything in baccarat')
  },
})
