import type { Section } from '../../rules/family.ts'
import { paySection, silence } from '../sheet.ts'
import type { BlackjackBonus, BlackjackRules, VerdictRow } from './rules.ts'
import { countText } from './value.ts'

type Line = NonNullable<Section['lines']>[number]

/** What only the blackjack games have on their sheets. */
export function blackjackSheet(rules: BlackjackRules): Section[] {
  return [
    { title: 'Cards and deal', lines: dealLines(rules) },
    chartSection(rules),
    { title: 'What a player may do', lines: optionLines(rules) },
    {
      title: 'What becomes of a hand (the first row that fits)',
      table: {
        columns: ['When', 'Wagers', 'Result'],
        rows: rules.verdicts.map(row => ({ cells: verdictCells(row), cite: row.cite })),
      },
    },
    ...Object.entries(rules.bonus).flatMap(([on, bonus]) => bonusSections(rules, on, bonus)),
  ]
}

function dealLines(rules: BlackjackRules): Line[] {
  const { natural, over, deal, turns, check, naturalsAtOnce, freeze } = rules
  const first = {
    'left-of-bank': 'the player-dealer’s left',
    'house-dealers-left': 'the house dealer’s left',
  }
  const bank = {
    'up-and-down': 'one card up and one down',
    'turned-after-the-deal': 'two cards down, of which the first is turned up after the deal',
    'one-up': 'one card up, and the second after the players',
  }
  const of = natural.of === 'two-jokers' ? 'two jokers' : 'an ace and a ten-value card'
  return [
    {
      text: `${natural.name}: ${of} in the first two cards, ${countText(natural.halfPoints)}`,
      cite: natural.cite,
    },
    { text: `More than ${over.above} that is no ${natural.name} is over`, cite: over.cite },
    {
      text: `Dealt from ${first[deal.from]}, ${deal.hands === 1 ? 'one hand' : 'two hands'} a seat; the player-dealer has ${bank[deal.bank]}`,
      cite: deal.cite,
    },
    { text: `Players decide from ${first[turns.from]}, clockwise`, cite: turns.cite },
    check
      ? {
          text: `The down card is checked under ${check.under === 'ace' ? 'an ace' : 'an ace or a ten-value card'}`,
          cite: check.cite,
        }
      : { text: 'No card is checked before the players have decided', cite: silence(rules) },
    ...(naturalsAtOnce
      ? [
          {
            text: `A ${natural.name} is paid as soon as the player-dealer cannot have one`,
            cite: naturalsAtOnce.cite,
          },
        ]
      : []),
    ...(freeze
      ? [
          { text: 'A hand with a joker is frozen', cite: freeze.hand },
          { text: 'When the player-dealer shows a joker, every hand is frozen', cite: freeze.bank },
        ]
      : []),
  ]
}

function chartSection({ chart }: BlackjackRules): Section {
  const { mustStand, mustHit } = chart.player
  const { hard, soft, cite } = chart.bank
  const stand = [
    `hard ${mustStand.hard} or more`,
    ...(mustStand.soft ? [`soft ${mustStand.soft} or more`] : []),
  ]
  return {
    title: 'Charts',
    table: {
      columns: ['Hand', 'must stand', 'must take a card'],
      rows: [
        {
          cells: ['Player', stand.join(', '), mustHit ? `${mustHit.upTo} or less` : 'never'],
          cite: mustStand.cite,
        },
        {
          cells: [
            'Player-dealer',
            `hard ${hard + 1} or more, soft ${soft + 1} or more`,
            `hard ${hard}, soft ${soft} or less`,
          ],
          cite,
        },
      ],
    },
  }
}

function optionLines(rules: BlackjackRules): Line[] {
  const { double, split, surrender, insurance, switching } = rules
  return [
    {
      text: `Double on two cards, ${double.amount === 'wager' ? 'as much as the wager' : 'up to the wager'}${double.onMustStand ? '' : ', not on a total that must stand'}; one card`,
      cite: double.cite,
    },
    ...(double.again
      ? [{ text: `Double the total wager again, up to ${double.again} times`, cite: double.cite }]
      : []),
    ...(double.rescue
      ? [
          {
            text: 'Rescue: take the last doubled portion back and forfeit the rest',
            cite: double.rescue.cite,
          },
        ]
      : []),
    {
      text: `Split pairs${split.tens === 'any' ? ' and any two ten-value cards' : ''}, up to ${split.hands} hands`,
      cite: split.cite,
    },
    ...(split.suitedFrom
      ? [
          {
            text: `From split ${split.suitedFrom.split} on only cards of one suit`,
            cite: split.suitedFrom.cite,
          },
        ]
      : []),
    {
      text: `Aces: up to ${split.aces.hands} hands, ${split.aces.cards === 'one' ? 'one card each' : 'as many cards as wanted'}`,
      cite: split.aces.cite,
    },
    ...(surrender
      ? [
          {
            text: `Surrender half the wager ${surrender.when === 'any-time' ? 'at any time' : 'on the first two cards'}${surrender.from ? `, on ${surrender.from} or more` : ''}`,
            cite: surrender.cite,
          },
        ]
      : [{ text: 'No surrender', cite: silence(rules) }]),
    ...(insurance
      ? [
          {
            text: `Insurance under an ace, ${insurance.amount === 'half' ? 'half' : 'up to half'} the wager, pays ${insurance.pays.replace(':', ' to ')}`,
            cite: insurance.cite,
          },
        ]
      : []),
    ...(switching ? [{ text: 'Switch the second cards of the two hands', cite: switching.cite }] : []),
  ]
}

function verdictCells(row: VerdictRow): string[] {
  const when = row.when.join(', ') || 'otherwise'
  return [
    row.reading ? `${when} (reading ${row.reading.name}: ${row.reading.is})` : when,
    row.on?.join(', ') ?? 'all',
    row.outcome === 'win'
      ? `wins ${row.pays.replace(':', ' to ')}`
      : row.outcome === 'lose'
        ? 'loses'
        : 'pushes',
  ]
}

function bonusSections(rules: BlackjackRules, on: string, bonus: BlackjackBonus): Section[] {
  const name = rules.wagers.find(wager => wager.on === on)?.name ?? on
  switch (bonus.kind) {
    case 'buster':
      return [
        {
          title: name,
          table: {
            columns: ['Cards in the player-dealer’s hand that is over', 'Pays'],
            rows: bonus.pays.map((row, i) => ({
              cells: [
                i === bonus.pays.length - 1 ? `${row.cards} or more` : String(row.cards),
                row.pays.replace(':', ' to '),
              ],
              cite: row.cite,
            })),
          },
        },
      ]
    case 'match-the-dealer':
      return [paySection(name, bonus.pays)]
    case 'super-match':
      return bonus.tables.map(table => paySection(`${name}, ${table.decks.join(' or ')} decks`, table.pays))
  }
}
