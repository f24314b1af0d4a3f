import type { Readings } from '../../rules/readings.ts'
import { type Section, type Statement, where } from '../../rules/section.ts'
import type { Saying } from '../../say/saying.ts'
import { citeOfMove, panMoves } from '../rules/moves.ts'
import type { Condition, PanRules } from '../rules/rules.ts'
import { sayOnPanSheet } from './sentences.ts'

/** What the rule sheet of Pan says. */
export function panSheet(rules: PanRules, readings: Readings): Section[] {
  return [
    { title: sayOnPanSheet('pan-sheet-table'), lines: tableLines(rules) },
    { title: sayOnPanSheet('pan-sheet-hand'), ordered: true, lines: handSteps(rules, readings) },
    { title: sayOnPanSheet('pan-sheet-melds'), lines: meldLines(rules) },
    ...(readings.conditions === 'none' ? [] : [conditionSection(rules)]),
    { title: sayOnPanSheet('pan-sheet-pay'), lines: payLines(rules) },
    ...(readings.forcing === 'not-allowed'
      ? []
      : [{ title: sayOnPanSheet('pan-sheet-forcing'), lines: forceLines(rules) }]),
    moveSection(rules),
  ]
}

function tableLines({ deck, optionalSpades, seats, buyIn }: PanRules): Statement[] {
  const { decks, without } = deck
  const cards = decks * (52 - 4 * without.length)
  return [
    { text: sayOnPanSheet('pan-deck', { decks, without, cards }), cite: deck.cite },
    ...(optionalSpades ? [{ text: sayOnPanSheet('pan-optional-spades'), cite: optionalSpades }] : []),
    { text: sayOnPanSheet('pan-players', { places: seats.places }), cite: seats.cite },
    { text: sayOnPanSheet('pan-buy-in', { chips: buyIn.chips }), cite: buyIn.cite },
  ]
}

function handSteps({ deal, start, declare, draw, out }: PanRules, readings: Readings): Statement[] {
  const { cards, atATime } = deal
  const again = readings.drawAgain === 'never' ? undefined : draw.again
  return [
    { text: sayOnPanSheet('pan-tops'), cite: 'practice' },
    { text: sayOnPanSheet(`pan-lowest-${start.lowest.card}`), cite: start.lowest.cite },
    { text: sayOnPanSheet('pan-winner-starts'), cite: start.winner },
    { text: sayOnPanSheet('pan-winner-gone'), cite: start.winnerGone },
    { text: sayOnPanSheet('pan-deal', { cards, atATime }), cite: deal.cite },
    { text: sayOnPanSheet('pan-declare'), cite: declare.cite },
    { text: sayOnPanSheet('pan-pass'), cite: declare.pass ?? 'practice' },
    { text: sayOnPanSheet('pan-draw'), cite: draw.cite },
    { text: sayOnPanSheet('pan-used-or-discarded'), cite: draw.option },
    ...where(again, cite => ({ text: sayOnPanSheet('pan-draw-again'), cite })),
    { text: sayOnPanSheet(`pan-lay-after-${draw.lay.after}`), cite: draw.lay.cite },
    { text: sayOnPanSheet('pan-discard'), cite: draw.option },
    { text: sayOnPanSheet('pan-going-out', { cards: out.cards }), cite: out.cite },
  ]
}

const meldLines = ({ squares, ropes, anySuit, valle }: PanRules): Statement[] => [
  { text: sayOnPanSheet('pan-ropes'), cite: ropes.cite },
  { text: sayOnPanSheet('pan-squares-different'), cite: squares.different },
  { text: sayOnPanSheet('pan-squares-same'), cite: squares.same },
  { text: sayOnPanSheet('pan-any-suit', { ranks: anySuit.ranks }), cite: anySuit.cite },
  { text: sayOnPanSheet('pan-valle', { ranks: valle.ranks }), cite: valle.cite },
]

function conditionName(one: Condition): Saying {
  if (one.meld === 'rope') return sayOnPanSheet('pan-condition-rope', { ranks: one.ranks })
  const { valle, suits } = one
  return sayOnPanSheet('pan-condition-square', { valle, suits })
}

const conditionSection = ({ conditions }: PanRules): Section => ({
  title: sayOnPanSheet('pan-sheet-conditions'),
  table: {
    columns: [
      sayOnPanSheet('pan-head-meld'),
      sayOnPanSheet('pan-head-spades'),
      sayOnPanSheet('pan-head-otherwise'),
    ],
    rows: conditions.map(one => ({
      cells: [conditionName(one), String(one.spades ?? '–'), String(one.chips)],
      cite: one.cite,
    })),
  },
})

const payLines = ({ out, pay }: PanRules): Statement[] => [
  { text: sayOnPanSheet('pan-pay-out', { chips: out.chips }), cite: out.cite },
  { text: sayOnPanSheet('pan-pay-called'), cite: pay.called },
  { text: sayOnPanSheet('pan-pay-short'), cite: pay.short },
  { text: sayOnPanSheet('pan-pay-broke'), cite: pay.broke },
  { text: sayOnPanSheet('pan-pay-foul'), cite: pay.foul },
]

const forceLines = ({ force }: PanRules): Statement[] => [
  { text: sayOnPanSheet('pan-force-option'), cite: force.option },
  { text: sayOnPanSheet('pan-force-overlooked'), cite: force.overlooked },
  { text: sayOnPanSheet('pan-force-out-card'), cite: force.outCard },
]

const moveSection = (rules: PanRules): Section => ({
  title: sayOnPanSheet('pan-sheet-moves'),
  table: {
    columns: [sayOnPanSheet('pan-head-move'), sayOnPanSheet('pan-head-means')],
    rows: Object.entries(panMoves).map(([move, means]) => ({
      cells: [move, means],
      cite: citeOfMove(move, rules),
    })),
  },
})
