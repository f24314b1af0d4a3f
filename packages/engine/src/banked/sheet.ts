import type { Cite } from '../rules/cite.ts'
import { joinCites } from '../rules/cite.ts'
import type { Section, SheetTable, Statement } from '../rules/section.ts'
import { type BankedRules, type FirstAction, type PayTable, type WagerRule, wagerName } from './rules.ts'
import type { Decided, Showdown } from './showdown.ts'

/** The sheet of a player-dealer game: what all of them have around what its family says. */
export function bankedSheet(
  rules: BankedRules,
  steps: readonly Statement[],
  own: readonly Section[],
): readonly Section[] {
  return [
    { title: 'Table', lines: tableLines(rules) },
    wagerSection(rules),
    { title: 'A round', ordered: true, lines: roundSteps(rules, steps) },
    ...own,
    { title: 'Settlement', lines: settlementLines(rules) },
  ]
}

function tableLines({ decks, seats, backLine }: BankedRules): Statement[] {
  const backLines =
    backLine.most === 0
      ? 'No back-line bets'
      : backLine.most === 'any'
        ? 'Back-line bets are permitted'
        : `Back-line bets: up to ${backLine.most} a hand`
  return [
    { text: deckText(decks), cite: decks.cite },
    { text: `${seats.places} places, the player-dealer’s among them`, cite: seats.cite },
    { text: backLines, cite: backLine.cite },
  ]
}

const wagerSection = (rules: BankedRules): Section => ({
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
})

/** From the player-dealer's place to the last chip. */
function roundSteps(rules: BankedRules, steps: readonly Statement[]): Statement[] {
  const { bank, wagers, settle, readings } = rules
  const first = { text: `First action: ${firstAction(settle.first)}`, cite: settle.first.cite }
  const before = wagers.filter(({ kind }) => kind !== 'later')
  const covered = readings.find(({ name }) => name === 'coverage')?.cite ?? 'practice'
  return [
    {
      text: `The player-dealer position is offered clockwise${bank.wageredBefore ? ', to those who wagered in the round before' : ''}; nobody keeps it for more than ${bank.rounds} rounds in a row`,
      cite: bank.cite,
    },
    {
      text: `Wagers are made: ${before.map(({ name }) => name).join(', ')}`,
      cite: joinCites(...before.map(({ cite }) => cite)),
    },
    ...(settle.first.by === 'dice' ? [first] : []),
    ...steps,
    ...(settle.first.by === 'dice' ? [] : [first]),
    {
      text: 'The wagers are settled in their order, as far as the player-dealer’s wager covers; what it does not cover goes back',
      cite: covered,
    },
  ]
}

function settlementLines(rules: BankedRules): Statement[] {
  const { order, direction, wagers, last = [], losers, cite } = rules.settle
  const names = (kinds: readonly string[]) => kinds.map(on => wagerName(rules, on)).join(', ')
  const how = order === 'by-seat' ? 'Seat by seat' : 'One kind of wager after the other'
  const inTurn = names(wagers.filter(on => !last.includes(on)))
  const end = last.length > 0 ? `; at the end ${names(last)}` : ''
  const read = losers?.reading ? ` (reading ${losers.reading.name}: ${losers.reading.is})` : ''
  return [
    { text: `${how}, ${direction}: ${inTurn}${end}`, cite },
    ...(losers ? [{ text: `A losing hand: ${names(losers.wagers)}${read}`, cite: losers.cite }] : []),
  ]
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

export const payTable = (table: PayTable): SheetTable => ({
  columns: ['Hand', 'Pays'],
  rows: table.map(row => ({ cells: [row.hand, row.pays.replace(':', ' to ')], cite: row.cite })),
})

/** A pay table as a section. */
export const paySection = (title: string, table: PayTable): Section => ({ title, table: payTable(table) })

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
            wagerName(rules, on),
            decided.outcome === 'win' ? decided.pays.replace(':', ' to ') : decided.outcome,
          ],
          cite: decided.cite,
        })),
      ),
    ),
  },
})

/** What a statement rests on that nothing in the filing speaks against: all of it. */
export const silence = (rules: BankedRules): Cite => joinCites(...rules.source)

function condition(rules: BankedRules, wager: WagerRule): string {
  const parts = [
    wager.must ? 'required' : '',
    wager.needs ? `beside ${wager.needs.map(on => wagerName(rules, on)).join(' or ')}` : '',
    wager.equals ? `as much as ${wagerName(rules, wager.equals)}` : '',
    wager.upTo ? `no more than ${wager.upTo.map(on => wagerName(rules, on)).join(' or ')}` : '',
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
      return `${first.which ?? 'the player-dealer’s card'}, counted from ${first.from === 'bank' ? 'the player-dealer' : first.from === 'left-of-bank' ? 'the player-dealer’s left' : 'the house dealer’s left'}`
    case 'dice':
      return `three dice, the player-dealer at ${first.bankAt.join(', ')}, who passes it to ${first.passedTo === 'left-of-bank' ? 'the left' : 'the house dealer’s right'}`
  }
}
