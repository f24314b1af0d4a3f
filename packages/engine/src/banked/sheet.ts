import type { Cite } from '../round/result.ts'
import type { Section } from '../rules/section.ts'
import type { BankedRules, FirstAction, PayTable, WagerRule } from './rules.ts'
import type { Decided, Showdown } from './showdown.ts'

/** What the sheet of every player-dealer game says. */
export function bankedSheet(rules: BankedRules): Section[] {
  const { decks, backLine, bank, settle } = rules
  return [
    {
      title: 'Table',
      lines: [
        {
          text: deckText(decks),
          cite: decks.cite,
        },
        { text: `${rules.seats.places} places, the player-dealer’s among them`, cite: rules.seats.cite },
        {
          text:
            backLine.most === 0
              ? 'No back-line bets'
              : backLine.most === 'any'
                ? 'Back-line bets are permitted'
                : `Back-line bets: up to ${backLine.most} a hand`,
          cite: backLine.cite,
        },
        {
          text: `The player-dealer position is offered clockwise and kept for at most ${bank.rounds} rounds in a row`,
          cite: bank.cite,
        },
      ],
    },
    {
      title: 'Wagers',
      table: {
        columns: ['Wager', 'When', 'Condition'],
        rows: rules.wagers.map(wager => ({
          cells: [
            wager.name,
            wager.kind === 'later' ? 'during the round' : 'before the deal',
            condition(rules, wager),
          ],
          cite: wager.cite,
        })),
      },
    },
    {
      title: 'Settlement',
      lines: [
        { text: `First action: ${firstAction(settle.first)}`, cite: settle.first.cite },
        {
          text: settleText(rules),
          cite: settle.cite,
        },
        ...(settle.losers
          ? [
              {
                text: `A losing hand: ${settle.losers.wagers.map(on => nameOf(rules, on)).join(', ')}${settle.losers.reading ? ` (reading ${settle.losers.reading.name}: ${settle.losers.reading.is})` : ''}`,
                cite: settle.losers.cite,
              },
            ]
          : []),
      ],
    },
  ]
}

function settleText(rules: BankedRules): string {
  const { order, direction, wagers, last = [] } = rules.settle
  const names = (ons: readonly string[]) => ons.map(on => nameOf(rules, on)).join(', ')
  const way = order === 'by-seat' ? 'Seat by seat' : 'One kind of wager after the other'
  const inTurn = names(wagers.filter(on => !last.includes(on)))
  return `${way}, ${direction}: ${inTurn}${last.length > 0 ? `; at the end ${names(last)}` : ''}`
}

function deckText({ from, to, jokers = 0, jokersFrom, without = '', tiles }: BankedRules['decks']): string {
  if (tiles) return 'One set of 32 Chinese dominoes'
  const count = from === to ? String(to) : `${from} to ${to}`
  const removed = without ? ` (no ${[...without].join(', ')})` : ''
  const added = jokers ? ` and ${jokers === 1 ? 'a joker' : `${jokers} jokers`}` : ''
  const when = jokersFrom ? ` with ${jokersFrom} decks or more` : ''
  const cards = `${52 - 4 * without.length} cards${removed}${added}${when}`
  return `${count === '1' ? 'One deck' : `${count} decks`} of ${cards}`
}

/** A pay table as a section. */
export const paySection = (title: string, table: PayTable): Section => ({
  title,
  table: {
    columns: ['Hand', 'Pays'],
    rows: table.map(row => ({ cells: [row.hand, row.pays.replace(':', ' to ')], cite: row.cite })),
  },
})

/** What becomes of the wagers when the hands are compared. */
export const showdownSection = <W extends string>(rules: BankedRules, showdown: Showdown<W>): Section => ({
  title: 'Showdown',
  table: {
    columns: ['Player-dealer', 'Player’s hand', 'Wager', 'Outcome'],
    rows: (['qualified', 'unqualified'] as const).flatMap(hand =>
      (['higher', 'equal', 'lower'] as const).flatMap(comparison =>
        Object.entries<Decided>(showdown[hand][comparison]).map(([on, decided]) => ({
          cells: [
            hand === 'qualified' ? 'qualifies' : 'does not qualify',
            comparison,
            nameOf(rules, on),
            decided.outcome === 'win' ? decided.pays.replace(':', ' to ') : decided.outcome,
          ],
          cite: decided.cite,
        })),
      ),
    ),
  },
})

/** What a statement rests on that nothing in the filing speaks against: all of it. */
export const silence = (rules: BankedRules): Cite => rules.source.join(', ')

const nameOf = (rules: BankedRules, on: string): string =>
  rules.wagers.find(wager => wager.on === on)?.name ?? on

function condition(rules: BankedRules, wager: WagerRule): string {
  const parts = [
    wager.must ? 'required' : '',
    wager.needs ? `beside ${wager.needs.map(on => nameOf(rules, on)).join(' or ')}` : '',
    wager.equals ? `as much as ${nameOf(rules, wager.equals)}` : '',
    wager.upTo ? `no more than ${nameOf(rules, wager.upTo)}` : '',
    wager.hands ? `on each of ${wager.hands} hands` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

function firstAction(first: FirstAction): string {
  switch (first.by) {
    case 'left-of-bank':
      return 'the seat at the player-dealer’s left'
    case 'house-dealers-left':
      return 'the seat at the house dealer’s left'
    case 'house-dealers-right':
      return 'the seat at the house dealer’s right'
    case 'card':
      return `the player-dealer’s card, counted from ${first.from === 'bank' ? 'the player-dealer' : first.from === 'left-of-bank' ? 'the player-dealer’s left' : 'the house dealer’s left'}`
    case 'dice':
      return `three dice, the player-dealer at ${first.bankAt.join(', ')}, who passes it to ${first.passedTo === 'left-of-bank' ? 'the left' : 'the house dealer’s right'}`
  }
}
