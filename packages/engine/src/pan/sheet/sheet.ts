import type { Cite } from '../../rules/cite.ts'
import type { Section, Statement } from '../../rules/section.ts'
import { panMoves } from '../rules/moves.ts'
import type { Condition, PanRules } from '../rules/rules.ts'

/** What the rule sheet of Pan says. */
export function panSheet(rules: PanRules): Section[] {
  return [
    { title: 'Table', lines: tableLines(rules) },
    { title: 'A hand', ordered: true, lines: handSteps(rules) },
    { title: 'Melds', lines: meldLines(rules) },
    conditionSection(rules),
    { title: 'Pay', lines: payLines(rules) },
    { title: 'Forcing', lines: forceLines(rules) },
    moveSection(rules),
  ]
}

const listed = (letters: string): string => [...letters.replaceAll('T', 'X')].join(', ').replace('X', '10')

function tableLines({ deck, optionalSpades, seats, buyIn }: PanRules): Statement[] {
  const size = deck.decks * (52 - 4 * deck.without.length)
  return [
    {
      text: `${deck.decks} decks without ${listed(deck.without)} and jokers: ${size} cards`,
      cite: deck.cite,
    },
    ...(optionalSpades
      ? [{ text: 'The house may take out one set of spades (reading spades)', cite: optionalSpades }]
      : []),
    { text: `2 to ${seats.places} players, counter-clockwise`, cite: seats.cite },
    { text: `The smallest buy-in is ${buyIn.chips} chips`, cite: buyIn.cite },
  ]
}

const LOWEST = {
  'before-the-deal': 'each player gets a card face up before the deal, and the lowest is first',
  'in-the-first-packet': 'one of the first cards of each is turned up, and the lowest is first',
} as const

function handSteps({ deal, start, declare, draw, out }: PanRules): Statement[] {
  return [
    { text: 'Where the house has tops, everybody puts them up', cite: 'practice' },
    { text: `In a new game ${LOWEST[start.lowest.card]}`, cite: start.lowest.cite },
    { text: 'Later the winner of the last hand is first', cite: start.winner },
    {
      text: 'If the winner has left or passes, the next player at the right is first',
      cite: start.winnerGone,
    },
    { text: `${deal.cards} cards each, ${deal.atATime} at a time`, cite: deal.cite },
    { text: 'From the first, each player says in or pass; who passes loses the tops', cite: declare.cite },
    { text: 'A turn: the top card of the deck, face up, or the option card', cite: draw.cite },
    {
      text: 'The card is used in a meld at once, or discarded; it never goes to the hand',
      cite: draw.option,
    },
    ...(draw.again
      ? [{ text: 'A first card that is not wanted may be replaced (reading drawAgain)', cite: draw.again }]
      : []),
    {
      text:
        draw.lay.after === 'drawing'
          ? 'After drawing, any melds of the hand may be laid and melds added to'
          : 'After using the card, any melds of the hand may be laid and melds added to',
      cite: draw.lay.cite,
    },
    { text: 'The discard ends the turn, and is the next player’s option card', cite: draw.option },
    { text: `Who has ${out.cards} cards in melds is out and wins the hand`, cite: out.cite },
  ]
}

function meldLines({ squares, ropes, anySuit, valle }: PanRules): Statement[] {
  return [
    {
      text: 'A rope: three or more cards of one suit in sequence; the jack follows the seven',
      cite: ropes.cite,
    },
    { text: 'A square: three or more cards of one rank, all of different suits', cite: squares.different },
    { text: 'Or all of one suit', cite: squares.same },
    { text: `Any three of ${listed(anySuit.ranks)} are a square`, cite: anySuit.cite },
    { text: `Cards of value (valle): ${listed(valle.ranks)}`, cite: valle.cite },
  ]
}

function conditionName(one: Condition): string {
  if (one.meld === 'rope') return `${[...one.ranks].join('-')} of one suit`
  const cards = one.valle ? 'Square of valle cards' : 'Square of other cards'
  return `${cards}, ${one.suits === 'same' ? 'one suit' : 'different suits'}`
}

const conditionSection = ({ conditions }: PanRules): Section => ({
  title: 'Conditions: chips from each player',
  table: {
    columns: ['Meld', 'In spades', 'Otherwise'],
    rows: conditions.map(one => ({
      cells: [conditionName(one), String(one.spades ?? '–'), String(one.chips)],
      cite: one.cite,
    })),
  },
})

function moveSection({ declare, draw, pay, force }: PanRules): Section {
  const cites: Readonly<Record<string, Cite>> = {
    in: declare.cite,
    pass: declare.cite,
    draw: draw.cite,
    take: draw.option,
    meld: draw.lay.cite,
    add: draw.lay.cite,
    move: 'practice',
    collect: pay.called,
    discard: draw.cite,
    force: force.option,
  }
  return {
    title: 'Moves in a record',
    table: {
      columns: ['Move', 'Means'],
      rows: Object.entries(panMoves).map(([move, means]) => ({
        cells: [move, means],
        cite: cites[move.split(' ')[0]!]!,
      })),
    },
  }
}

function payLines({ out, pay }: PanRules): Statement[] {
  return [
    {
      text: `Going out: ${out.chips} chips from each player, and every condition once more`,
      cite: out.cite,
    },
    { text: 'Pay is called for before the discard, or waits until the hand is hit again', cite: pay.called },
    { text: 'Everybody pays the same; who collects may ask for less', cite: pay.short },
    { text: 'A player without a chip keeps the hand and plays for the tops', cite: pay.broke },
    { text: 'A fouled player repays what was collected and goes on paying', cite: pay.foul },
  ]
}

const forceLines = ({ force }: PanRules): Statement[] => [
  {
    text: 'An option card that fits a meld of the player in turn may be forced by any other',
    cite: force.option,
  },
  { text: 'Even when that player has touched the deck', cite: force.overlooked },
  { text: 'An out card only if it would put the next player out for more', cite: force.outCard },
]
