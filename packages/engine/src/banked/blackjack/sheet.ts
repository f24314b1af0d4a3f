import type { RankingSheetSentences } from '../../ranking/sentences.ts'
import type { Cite } from '../../rules/cite.ts'
import { joinCites } from '../../rules/cite.ts'
import { type ChartMove, chartCell, type Section, type Statement } from '../../rules/section.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import { wagerName } from '../rules.ts'
import type { BankedSheetSentences } from '../sentences.ts'
import { citeOfSilence, oddsSaid, paySection } from '../sheet.ts'
import type { BlackjackBonus, BlackjackRules, MatchHand, SuperMatchHand, VerdictRow } from './rules.ts'
import type { BlackjackSheetSentences } from './sentences.ts'
import type { HandCount } from './value.ts'
import { bankDraws, chartedMove } from './value.ts'

const say = sayer<BlackjackSheetSentences & BankedSheetSentences & RankingSheetSentences>()

/** How a round goes once the wagers are made. */
export function blackjackSteps(rules: BlackjackRules): Statement[] {
  const { natural, deal, turns, check, insurance, naturalsAtOnce, freeze, switching, chart, surrender } =
    rules
  const { hands, from, bank } = deal
  return [
    { text: say('blackjack-deal', { hands, from, bank }), cite: deal.cite },
    ...Object.entries(rules.bonus).flatMap(([on, bonus]) =>
      bonus.kind === 'super-match'
        ? [
            {
              text: say('blackjack-super-match-settled', { wager: wagerName(rules, on) }),
              cite: bonus.settled,
            },
          ]
        : [],
    ),
    ...(insurance
      ? [
          {
            text: say('blackjack-insurance', { amount: insurance.amount, odds: insurance.pays }),
            cite: insurance.cite,
          },
        ]
      : []),
    check
      ? { text: say('blackjack-checked-under', { under: check.under }), cite: check.cite }
      : { text: say('blackjack-not-checked'), cite: citeOfSilence(rules) },
    ...(naturalsAtOnce
      ? [{ text: say('blackjack-naturals-at-once', { natural: natural.name }), cite: naturalsAtOnce.cite }]
      : []),
    ...(freeze
      ? [
          { text: say('blackjack-frozen-hand'), cite: freeze.hand },
          { text: say('blackjack-all-frozen'), cite: freeze.bank },
        ]
      : []),
    ...(switching ? [{ text: say('blackjack-switching'), cite: switching.cite }] : []),
    {
      text: say('blackjack-turns', { from: turns.from, surrender: surrender !== undefined }),
      cite: turns.cite,
    },
    { text: say('blackjack-bank-by-chart'), cite: chart.bank.cite },
  ]
}

/** What only the blackjack games have on their sheets. */
export function blackjackSheet(rules: BlackjackRules): Section[] {
  return [
    chartSection(rules),
    ...rankedSection(rules),
    { title: say('blackjack-title-options'), lines: optionLines(rules) },
    {
      title: say('blackjack-title-verdicts'),
      table: {
        columns: [say('banked-column-when'), say('blackjack-column-wagers'), say('blackjack-column-result')],
        rows: reached(rules.verdicts).map(row => ({ cells: verdictCells(rules, row), cite: row.cite })),
      },
    },
    ...Object.entries(rules.bonus).flatMap(([on, bonus]) => bonusSections(rules, on, bonus)),
  ]
}

/** Where the filing ranks hands from the natural down to a total. */
const rankedSection = ({ ranked, natural, over }: BlackjackRules): Section[] =>
  ranked
    ? [
        {
          title: say('ranking-hands'),
          lines: [
            { text: natural.name, cite: ranked.cite },
            ...Array.from({ length: over.above - ranked.downTo + 1 }, (_, i) => ({
              text: String(over.above - i),
              cite: ranked.cite,
            })),
          ],
        },
      ]
    : []

/** Without the rows that come after one for the same hands and wagers: the first that fits decides. */
const reached = (rows: readonly VerdictRow[]): VerdictRow[] =>
  rows.filter(
    (row, i) => !rows.slice(0, i).some(({ when, on }) => `${when} ${on}` === `${row.when} ${row.on}`),
  )

/** Below a soft twelve there is no soft hand. */
const MIN_TOTAL = { hard: 4, soft: 12 }

function chartSection({ chart, natural, over }: BlackjackRules): Section {
  const totals = Array.from({ length: over.above - MIN_TOTAL.hard + 1 }, (_, i) => MIN_TOTAL.hard + i)
  const row = (who: 'player' | 'bank', soft: boolean, cite: Cite, move: (value: HandCount) => ChartMove) => ({
    head: say('blackjack-chart-of', { who, soft }),
    cells: totals.map(points =>
      soft && points < MIN_TOTAL.soft ? null : chartCell(move({ points, soft, natural: false, over: false })),
    ),
    cite,
  })
  const player = (value: HandCount): ChartMove => CHART_MOVE_OF[chartedMove(value, chart.player)]
  const bank = (value: HandCount): ChartMove => (bankDraws(value, chart.bank) ? 'draws' : 'stands')
  const { mustStand, mustHit } = chart.player
  const cite = joinCites(mustStand.cite, mustHit?.cite ?? mustStand.cite)
  const { name, of, points } = natural
  return {
    title: say('blackjack-title-charts'),
    lines: [
      { text: say('blackjack-natural', { natural: name, of, points }), cite: natural.cite },
      { text: say('blackjack-over', { above: over.above, natural: name }), cite: over.cite },
    ],
    grid: {
      corner: say('blackjack-total'),
      columns: totals.map(String),
      rows: [
        row('player', false, cite, player),
        row('player', true, cite, player),
        row('bank', false, chart.bank.cite, bank),
        row('bank', true, chart.bank.cite, bank),
      ],
    },
  }
}

const CHART_MOVE_OF = { stand: 'stands', hit: 'draws', choice: 'chooses' } as const

function optionLines(rules: BlackjackRules): Statement[] {
  const { double, split, surrender } = rules
  const { amount, onMustStand, again, rescue } = double
  return [
    { text: say('blackjack-double', { amount, onMustStand }), cite: double.cite },
    ...(again ? [{ text: say('blackjack-double-again', { times: again }), cite: double.cite }] : []),
    ...(rescue ? [{ text: say('blackjack-rescue'), cite: rescue.cite }] : []),
    { text: say('blackjack-split', { tens: split.tens, hands: split.hands }), cite: split.cite },
    ...(split.suitedFrom
      ? [
          {
            text: say('blackjack-split-suited', { split: split.suitedFrom.split }),
            cite: split.suitedFrom.cite,
          },
        ]
      : []),
    {
      text: say('blackjack-split-aces', { hands: split.aces.hands, cards: split.aces.cards }),
      cite: split.aces.cite,
    },
    surrender
      ? {
          text: say('blackjack-surrender', { when: surrender.when, from: surrender.from }),
          cite: surrender.cite,
        }
      : { text: say('blackjack-no-surrender'), cite: rules.noSurrender ?? citeOfSilence(rules) },
  ]
}

function verdictCells(rules: BlackjackRules, row: VerdictRow): Saying[] {
  const { when, on } = row
  return [
    say('blackjack-when-all', { events: when }),
    on
      ? say('blackjack-these-wagers', { wagers: on.map(one => wagerName(rules, one)) })
      : say('blackjack-all-wagers'),
    row.outcome === 'win'
      ? say('blackjack-wins', { odds: row.pays })
      : say(row.outcome === 'lose' ? 'blackjack-loses' : 'blackjack-pushes'),
  ]
}

const matchSaid = (hand: MatchHand | SuperMatchHand): Saying => say('blackjack-match-hand', { hand })

function bonusSections(rules: BlackjackRules, on: string, bonus: BlackjackBonus): Section[] {
  const wager = wagerName(rules, on)
  switch (bonus.kind) {
    case 'buster':
      return [
        {
          title: wager,
          pays: [on],
          table: {
            columns: [say('blackjack-column-cards-over'), say('banked-column-pays')],
            rows: bonus.pays.map(({ cards, pays, cite }, i) => ({
              cells: [
                i === bonus.pays.length - 1 ? say('blackjack-cards-or-more', { cards }) : String(cards),
                oddsSaid(pays),
              ],
              cite,
            })),
          },
        },
      ]
    case 'match-the-dealer':
      return [paySection(wager, [on], bonus.pays, matchSaid)]
    case 'super-match':
      return bonus.tables.map(({ decks, pays }) =>
        paySection(say('blackjack-with-decks', { wager, decks }), [on], pays, matchSaid),
      )
  }
}
