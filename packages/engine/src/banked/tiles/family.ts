import type { Section } from '../../rules/family.ts'
import { banked } from '../family.ts'
import { adviseHouseWay } from '../pai-gow/advise.ts'
import { twoHandSections } from '../pai-gow/sheet.ts'
import { setTiles } from './house-way.ts'
import { TilesPlay } from './play.ts'
import type { SplitIf, TilesRules } from './rules.ts'

export const tiles = banked<TilesRules>({
  name: 'tiles',
  play: (rules, setup, house, fees) => new TilesPlay(rules, setup, house, fees),
  sheet: rules => [
    {
      title: 'The deal',
      lines: [
        {
          text: `Four tiles to every place, ${rules.deal.direction} from the action button`,
          cite: rules.deal.cite,
        },
      ],
    },
    ...twoHandSections(rules),
    {
      title: 'Hands, from the highest',
      lines: rules.ranks.map(({ hands, cite }) => ({ text: hands, cite })),
    },
    houseWaySection(rules.houseWay),
  ],
  advise: (rules, view, ask) =>
    adviseHouseWay(view, ask, hand => setTiles(rules.houseWay, hand, 'three-or-six')),
})

const houseWaySection = ({ pairs, otherwise }: TilesRules['houseWay']): Section => ({
  title: 'House way',
  table: {
    columns: ['Hand', 'Setting'],
    rows: [
      ...pairs.map(row => ({
        cells: [
          `pair of ${row.pairs.join(', ')}`,
          row.splits ? `split ${row.splits.map(splitText).join(', or ')}` : 'never split',
        ],
        cite: row.cite,
      })),
      ...otherwise.map(row => ({
        cells: ['no pair', row.high === 'any' ? 'best low hand' : `${row.high} as the high hand`],
        cite: row.cite,
      })),
    ],
  },
})

function splitText(condition: SplitIf): string {
  if ('low' in condition) {
    const beside = condition.beside ? ` beside ${condition.beside.join(' or ')}` : ''
    return `if the low hand is then worth ${condition.low} or more${beside}`
  }
  const [first, second] = condition.others
  return `if the other tiles have ${first.join(' or ')} and ${second.join(' or ')} spots`
}
