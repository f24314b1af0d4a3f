import type { Readings } from '../../rules/readings.ts'
import { type Section, type Statement, where } from '../../rules/section.ts'
import type { Saying } from '../../say/saying.ts'
import { citeOfMove, panMoves } from '../rules/moves.ts'
import type { Condition, PanRules } from '../rules/rules.ts'
import { say } from './sentences.ts'

/** What the rule sheet of Pan says. */
export function panSheet(rules: PanRules, readings: Readings): Section[] {
  return [
    { title: say('pan-sheet-table'), lines: tableLines(rules) },
    { title: say('pan-sheet-hand'), ordered: true, lines: handSteps(rules, readings) },
    { title: say('pan-sheet-melds'), lines: meldLines(rules) },
    ...(readings.conditions === 'none' ? [] : [conditionSection(rules)]),
    { title: say('pan-sheet-pay'), lines: payLines(rules) },
    ...(readings.forcing === 'not-allowed'
      ? []
      : [{ title: say('pan-sheet-forcing'), lines: forceLines(rules) }]),
    moveSection(rules),
  ]
}

function tableLines({ deck, optionalSpades, seats, buyIn }: PanRules): Statement[] {
  const { decks, without } = deck
  const cards = decks * (52 - 4 * without.length)
  return [
    { text: say('pan-deck', { decks, without, cards }), cite: deck.cite },
    ...(optionalSpades ? [{ text: say('pan-optional-spades'), cite: optionalSpades }] : []),
    { text: say('pan-players', { places: seats.places }), cite: seats.cite },
    { text: say('pan-buy-in', { chips: buyIn.chips }), cite: buyIn.cite },
  ]
}

function handSteps({ deal, start, declare, draw, out }: PanRules, readings: Readings): Statement[] {
  const { cards, atATime } = deal
  const again = readings.drawAgain === 'never' ? undefined : draw.again
  return [
    { text: say('pan-tops'), cite: 'practice' },
    { text: say(`pan-lowest-${start.lowest.card}`), cite: start.lowest.cite },
    { text: say('pan-winner-starts'), cite: start.winner },
    { text: say('pan-winner-gone'), cite: start.winnerGone },
    { text: say('pan-deal', { cards, atATime }), cite: deal.cite },
    { text: say('pan-declare'), cite: declare.cite },
    { text: say('pan-pass'), cite: declare.pass ?? 'practice' },
    { text: say('pan-draw'), cite: draw.cite },
    { text: say('pan-used-or-discarded'), cite: draw.option },
    ...where(again, cite => ({ text: say('pan-draw-again'), cite })),
    { text: say(`pan-lay-after-${draw.lay.after}`), cite: draw.lay.cite },
    { text: say('pan-discard'), cite: draw.option },
    { text: say('pan-going-out', { cards: out.cards }), cite: out.cite },
  ]
}

const meldLines = ({ squares, ropes, anySuit, valle }: PanRules): Statement[] => [
  { text: say('pan-ropes'), cite: ropes.cite },
  { text: say('pan-squares-different'), cite: squares.different },
  { text: say('pan-squares-same'), cite: squares.same },
  { text: say('pan-any-suit', { ranks: anySuit.ranks }), cite: anySuit.cite },
  { text: say('pan-valle', { ranks: valle.ranks }), cite: valle.cite },
]

function conditionName(one: Condition): Saying {
  if (one.meld === 'rope') return say('pan-condition-rope', { ranks: one.ranks })
  const { valle, suits } = one
  return say('pan-condition-square', { valle, suits })
}

const conditionSection = ({ conditions }: PanRules): Section => ({
  title: say('pan-sheet-conditions'),
  table: {
    columns: [say('pan-head-meld'), say('pan-head-spades'), say('pan-head-otherwise')],
    rows: conditions.map(one => ({
      cells: [conditionName(one), String(one.spades ?? '–'), String(one.chips)],
      cite: one.cite,
    })),
  },
})

const payLines = ({ out, pay }: PanRules): Statement[] => [
  { text: say('pan-pay-out', { chips: out.chips }), cite: out.cite },
  { text: say('pan-pay-called'), cite: pay.called },
  { text: say('pan-pay-short'), cite: pay.short },
  { text: say('pan-pay-broke'), cite: pay.broke },
  { text: say('pan-pay-foul'), cite: pay.foul },
]

const forceLines = ({ force }: PanRules): Statement[] => [
  { text: say('pan-force-option'), cite: force.option },
  { text: say('pan-force-overlooked'), cite: force.overlooked },
  { text: say('pan-force-out-card'), cite: force.outCard },
]

const moveSection = (rules: PanRules): Section => ({
  title: say('pan-sheet-moves'),
  table: {
    columns: [say('pan-head-move'), say('pan-head-means')],
    rows: Object.entries(panMoves).map(([move, means]) => ({
      cells: [move, means],
      cite: citeOfMove(move, rules),
    })),
  },
})
