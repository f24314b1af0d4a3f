import { COLLECTION_PAYERS, type OptionBrings } from '@cardroom/lab'
import { english } from '@cardroom/words/en'
import { style } from '../../terminal/style.ts'
import { inColumns } from '../../terminal/table.ts'
import { percent } from '../odds/print-odds.ts'
import type { BringsAnswer } from './compare.ts'

const BAR_WIDTH = 24
/** One letter for each who pays, in the plot. */
const PAYER_LETTERS = { bank: '█', players: '▓', pot: '▒' } as const

const money = (cents: number): string => english.money(Math.round(cents))

/** What each option brings, with a plot beside it: from whom, and how much of the most. */
export function printBrings({ game, pace, rounds, edge, options }: BringsAnswer): string {
  const allowed = options.filter(one => one.rounds > 0)
  const most = Math.max(...allowed.map(({ perHour }) => perHour), 1)
  const head = [
    'schedule',
    'a hand',
    'an hour',
    'player-dealer',
    'players',
    'pot',
    'costs bettors',
    'rounds',
    '',
  ]
  const rows = allowed.map(one => [
    one.schedule,
    money(one.perHand),
    money(one.perHour),
    ...COLLECTION_PAYERS.map(payer => (one.perHourFrom[payer] === 0 ? '' : money(one.perHourFrom[payer]))),
    one.costs === undefined ? '' : percent(one.costs, 2),
    one.leftOut === 0 ? String(one.rounds) : `${one.rounds} of ${one.rounds + one.leftOut}`,
    bar(one, most),
  ])
  const beside = edge === undefined ? '' : `, beside an edge of ${percent(edge)} of what is wagered`
  const none = options.length - allowed.length
  return [
    `${style('bold', game)}: ${rounds === 1 ? 'one round' : `${rounds} rounds`}, ${pace} an hour${beside}`,
    rows.length === 0
      ? 'no option allows such a table'
      : inColumns([head.map(text => style('bold', text)), ...rows]),
    style(
      'dim',
      `█ player-dealer  ▓ players  ▒ pot${none > 0 ? `; ${none} options allow no such round` : ''}`,
    ),
    ...options.flatMap(({ schedule, cite, tooMuch }) =>
      tooMuch
        ? `${schedule} takes ${english.money(tooMuch.fee)} of the smallest wager, ${english.money(tooMuch.wager)}: more than it wins (${cite})`
        : [],
    ),
  ].join('\n\n')
}

function bar({ perHourFrom }: OptionBrings, most: number): string {
  return COLLECTION_PAYERS.map(payer =>
    PAYER_LETTERS[payer].repeat(Math.round((perHourFrom[payer] / most) * BAR_WIDTH)),
  ).join('')
}
