import { banked } from '../family.ts'
import { BaccaratPlay } from './play.ts'
import type { BaccaratRules } from './rules.ts'

export const baccarat = banked<BaccaratRules>({
  name: 'baccarat',
  play: (rules, setup, house, fees) => new BaccaratPlay(rules, setup, house, fees),
  sheet: rules => [
    {
      title: 'What the wagers pay',
      table: {
        columns: ['Wager', 'Pays'],
        rows: rules.wagers.map(bet => ({
          cells: [bet.name, bet.wins.pays.replace(':', ' to ')],
          cite: bet.wins.cite,
        })),
      },
    },
    {
      title: 'Drawing',
      lines: [
        {
          text: `A two-card total of ${rules.chart.natural.from} or more: no hand draws`,
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
