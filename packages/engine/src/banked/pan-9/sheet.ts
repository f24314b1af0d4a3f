import { chartCell, type Grid, type Section, type Statement } from '../../rules/section.ts'
import { sayer } from '../../say/saying.ts'
import type { Pan9Rules } from './rules.ts'
import type { Pan9Sentences } from './sentences.ts'

const say = sayer<Pan9Sentences>()

export const pan9Steps = ({ deal, decision, dispute, warned, bankDraws }: Pan9Rules): Statement[] => {
  const { upTo, standsFrom } = bankDraws
  return [
    { text: say('pan-9-cards-each', { cards: deal.cards }), cite: deal.cite },
    { text: say('pan-9-in-turn'), cite: decision.cite },
    { text: say('pan-9-largest-wager'), cite: dispute.cite },
    { text: say('pan-9-warned', { upTo: warned.upTo }), cite: warned.cite },
    { text: say('pan-9-bank-draws', { upTo, standsFrom }), cite: bankDraws.cite },
  ]
}

export const pan9Sheet = (rules: Pan9Rules): Section[] => [
  { title: say('pan-9-title-charts'), grid: chart(rules) },
  {
    title: say('pan-9-title-wager'),
    lines: [
      { text: say('pan-9-higher'), cite: rules.higher.cite },
      { text: say('pan-9-equal'), cite: rules.equal.cite },
      { text: say('pan-9-lower'), cite: rules.lower.cite },
    ],
  },
]

const TOTALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

function chart({ bankDraws, houseWay }: Pan9Rules): Grid {
  const bank = (total: number) =>
    total <= bankDraws.upTo ? 'draws' : total >= bankDraws.standsFrom ? 'stands' : 'chooses'
  return {
    corner: say('pan-9-total'),
    columns: TOTALS.map(String),
    rows: [
      {
        head: say('pan-9-player-dealer'),
        cells: TOTALS.map(total => chartCell(bank(total))),
        cite: bankDraws.cite,
      },
      {
        head: say('pan-9-house-way'),
        cells: TOTALS.map(total => chartCell(total <= houseWay.drawsUpTo ? 'draws' : 'stands')),
        cite: houseWay.cite,
      },
    ],
  }
}
