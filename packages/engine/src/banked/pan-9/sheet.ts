import { chartCell, type Grid, type Section, type Statement } from '../../rules/section.ts'
import type { Pan9Rules } from './rules.ts'

export const pan9Steps = (rules: Pan9Rules): Statement[] => [
  {
    text: `${rules.deal.cards} cards to each hand; the last digit of their sum counts`,
    cite: rules.deal.cite,
  },
  {
    text: 'In turn from the player-dealer’s left: one card, no card, or the House Way',
    cite: rules.decision.cite,
  },
  {
    text: 'The largest wager on a hand decides, among equals the seat’s own player',
    cite: rules.dispute.cite,
  },
  { text: `A player who keeps ${rules.warned.upTo} or less is warned`, cite: rules.warned.cite },
  {
    text: `The player-dealer draws on ${rules.bankDraws.upTo} or less, stands on ${rules.bankDraws.standsFrom} or more, and chooses between them`,
    cite: rules.bankDraws.cite,
  },
]

export const pan9Sheet = (rules: Pan9Rules): Section[] => [
  { title: 'Charts', grid: chart(rules) },
  {
    title: 'What becomes of a wager',
    lines: [
      { text: 'A higher total wins even money', cite: rules.higher.cite },
      { text: 'An equal total pushes', cite: rules.equal.cite },
      { text: 'A lower total loses', cite: rules.lower.cite },
    ],
  },
]

const TOTALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

function chart({ bankDraws, houseWay }: Pan9Rules): Grid {
  const bank = (total: number) =>
    total <= bankDraws.upTo ? 'draws' : total >= bankDraws.standsFrom ? 'stands' : 'chooses'
  return {
    corner: 'Total',
    columns: TOTALS.map(String),
    rows: [
      { head: 'Player-dealer', cells: TOTALS.map(total => chartCell(bank(total))), cite: bankDraws.cite },
      {
        head: 'House Way',
        cells: TOTALS.map(total => chartCell(total <= houseWay.drawsUpTo ? 'draws' : 'stands')),
        cite: houseWay.cite,
      },
    ],
  }
}
