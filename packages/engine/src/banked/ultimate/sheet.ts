import type { Section, Statement } from '../../rules/section.ts'
import { paySection, payTable, showdownSection } from '../sheet.ts'
import type { UltimateRules } from './rules.ts'

export const ultimateSteps = (rules: UltimateRules): Statement[] => [
  {
    text: 'From a shuffler: two cards at a time from the house dealer’s left, two to the player-dealer, five to the board',
    cite: rules.deal.shuffler,
  },
  { text: 'From a shoe: one card at a time in the same order', cite: rules.deal.shoe },
  ...rules.streets.map(({ turns, bets, otherwise, cite }) => ({
    text: `${turns === 0 ? 'Before the flop' : `${turns} community cards are turned`}: a Play wager of ${bets.join(' or ')} times the Ante, or a ${otherwise}`,
    cite,
  })),
  { text: 'A Play wager is made once and cannot be changed', cite: rules.once.cite },
  { text: 'A fold gives up Ante, Blind and a Trips bet that does not win', cite: rules.fold.cite },
  { text: 'A Trips bet that wins is paid after a fold too', cite: rules.fold.tripsStay },
  {
    text: 'The player-dealer’s cards are turned; the hand qualifies with a pair or better',
    cite: rules.qualifier.cite,
  },
]

export const ultimateSheet = (rules: UltimateRules): Section[] => [
  showdownSection(rules, rules.showdown),
  {
    title: 'Blind: winning hands',
    lines: [
      { text: 'A winning hand below the table pushes', cite: rules.blind.below },
      { text: 'An equal hand pushes', cite: rules.blind.equal },
      { text: 'A lower hand loses', cite: rules.blind.lower },
    ],
    table: payTable(rules.blind.pays),
  },
  paySection('Trips: the player’s best five', rules.trips.pays),
]
