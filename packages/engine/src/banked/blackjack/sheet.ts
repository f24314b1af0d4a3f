import type { Cite } from '../../rules/cite.ts'
import { joinCites } from '../../rules/cite.ts'
import { type ChartMove, chartCell, type Section, type Statement } from '../../rules/section.ts'
import { wagerName } from '../rules.ts'
import { paySection, silence } from '../sheet.ts'
import { bankDraws, charted } from './chart.ts'
import type { BlackjackBonus, BlackjackRules, VerdictRow } from './rules.ts'
import { countText, type Value } from './value.ts'

/** How a round goes once the wagers are made. */
export function blackjackSteps(rules: BlackjackRules): Statement[] {
  const { natural, deal, turns, check, insurance, naturalsAtOnce, freeze, switching, chart } = rules
  return [
    {
      text: `${deal.hands === 1 ? 'A hand' : 'Two hands'} to each seat from ${FROM[deal.from]}; the player-dealer has ${BANK[deal.bank]}`,
      cite: deal.cite,
    },
    ...Object.entries(rules.bonus).flatMap(([on, bonus]) =>
      bonus.kind === 'super-match'
        ? [{ text: `${wagerName(rules, on)} is settled right after the deal`, cite: bonus.settled }]
        : [],
    ),
    ...(insurance
      ? [
          {
            text: `An ace up: insurance of ${insurance.amount === 'half' ? 'half' : 'up to half'} the wager, which pays ${insurance.pays.replace(':', ' to ')}`,
            cite: insurance.cite,
          },
        ]
      : []),
    check
      ? {
          text: `The down card is looked at under ${check.under === 'ace' ? 'an ace' : 'an ace or a ten-value card'}`,
          cite: check.cite,
        }
      : { text: 'No card is looked at before the players have decided', cite: silence(rules) },
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
    ...(switching
      ? [{ text: 'A player may switch the second cards of the two hands', cite: switching.cite }]
      : []),
    {
      text: `In turn from ${FROM[turns.from]}, clockwise, each player takes cards, stands, doubles, splits or surrenders as the chart and the rules below allow`,
      cite: turns.cite,
    },
    { text: 'The player-dealer takes cards by the chart', cite: chart.bank.cite },
  ]
}

const FROM = {
  'left-of-bank': 'the player-dealer’s left',
  'house-dealers-left': 'the house dealer’s left',
}

const BANK = {
  'up-and-down': 'one card up and one down',
  'turned-after-the-deal': 'two cards down, of which the first is turned up after the deal',
  'one-up': 'one card up, and the second after the players',
}

/** What only the blackjack games have on their sheets. */
export function blackjackSheet(rules: BlackjackRules): Section[] {
  return [
    chartSection(rules),
    { title: 'What a player may do', lines: optionLines(rules) },
    {
      title: 'What becomes of a hand (the first row that fits)',
      table: {
        columns: ['When', 'Wagers', 'Result'],
        rows: rules.verdicts.map(row => ({ cells: verdictCells(rules, row), cite: row.cite })),
      },
    },
    ...Object.entries(rules.bonus).flatMap(([on, bonus]) => bonusSections(rules, on, bonus)),
  ]
}

/** Below a soft twelve there is no soft hand. */
const LEAST = { hard: 4, soft: 12 }

function chartSection({ chart, natural, over }: BlackjackRules): Section {
  const totals = Array.from({ length: over.above - LEAST.hard + 1 }, (_, i) => LEAST.hard + i)
  const row = (head: string, soft: boolean, cite: Cite, move: (value: Value) => ChartMove) => ({
    head: `${head}, ${soft ? 'soft' : 'hard'}`,
    cells: totals.map(total =>
      soft && total < LEAST.soft
        ? null
        : chartCell(move({ points: total, soft, natural: false, over: false })),
    ),
    cite,
  })
  const player = (value: Value): ChartMove => MOVES[charted(value, chart.player)]
  const bank = (value: Value): ChartMove => (bankDraws(value, chart.bank) ? 'draws' : 'stands')
  const { mustStand, mustHit } = chart.player
  const cite = joinCites(mustStand.cite, mustHit?.cite ?? mustStand.cite)
  const of = natural.of === 'two-jokers' ? 'two jokers' : 'an ace and a ten-value card'
  return {
    title: 'Charts',
    lines: [
      {
        text: `${natural.name}: ${of} in the first two cards, ${countText(natural.points)}`,
        cite: natural.cite,
      },
      { text: `More than ${over.above} that is no ${natural.name} is over`, cite: over.cite },
    ],
    grid: {
      corner: 'Total',
      columns: totals.map(String),
      rows: [
        row('Player', false, cite, player),
        row('Player', true, cite, player),
        row('Player-dealer', false, chart.bank.cite, bank),
        row('Player-dealer', true, chart.bank.cite, bank),
      ],
    },
  }
}

const MOVES = { stand: 'stands', hit: 'draws', choice: 'chooses' } as const

function optionLines(rules: BlackjackRules): Statement[] {
  const { double, split, surrender } = rules
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
  ]
}

function verdictCells(rules: BlackjackRules, row: VerdictRow): string[] {
  const when = row.when.map(event => event.replace('bank', 'player-dealer')).join(', ') || 'otherwise'
  return [
    row.reading ? `${when} (reading ${row.reading.name}: ${row.reading.is})` : when,
    row.on?.map(on => wagerName(rules, on)).join(', ') ?? 'all',
    row.outcome === 'win'
      ? `wins ${row.pays.replace(':', ' to ')}`
      : row.outcome === 'lose'
        ? 'loses'
        : 'pushes',
  ]
}

function bonusSections(rules: BlackjackRules, on: string, bonus: BlackjackBonus): Section[] {
  const name = wagerName(rules, on)
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
