import { writeResult } from '@cardroom/engine'
import type { DealtRound, DealtSession } from '@cardroom/engine/dealt'
import { english } from '@cardroom/words/en'

/** The records of a shift, one a line, as `cardroom verify` reads them. */
export const recordLines = ({ rounds }: Pick<DealtSession, 'rounds'>): string =>
  rounds.map(round => `${JSON.stringify(dealtRecordOf(round))}\n`).join('')

const dealtRecordOf = ({ question, result }: DealtRound): Readonly<Record<string, unknown>> => ({
  ...question,
  ...(result ? { result: writeResult(result, english.say) } : {}),
})

const TABLE_HEAD = [
  'round',
  'id',
  'dealt',
  'settled',
  'shoe',
  'seat',
  'by',
  'name',
  'kind',
  'on',
  'amount',
  'outcome',
  'pays',
  'takes',
  'rule',
]

/** The shift as a table: a line for every wager, fee, pot and ruling, amounts in cents as records have them. */
export function shiftTable({ rounds, halfHours }: Pick<DealtSession, 'rounds' | 'halfHours'>): string {
  const lines = rounds.flatMap(linesOf)
  const times = halfHours.flatMap(({ at, round, fees }) =>
    fees.map(({ seat, cents }) => [
      round,
      '',
      '',
      iso(at),
      '',
      seat,
      '',
      '',
      'half-hour',
      'collection',
      cents,
      '',
      '',
      cents,
      '',
    ]),
  )
  return [TABLE_HEAD, ...lines, ...times].map(cells => `${cells.map(quotedCell).join(',')}\r\n`).join('')
}

type Cell = string | number

function linesOf({ number, id, dealtAt, at, shoe, people, result, question, unseen }: DealtRound): Cell[][] {
  const round = [number, id, iso(dealtAt), iso(at), shoe]
  const nameOf = (seat: number, by?: string) => people[by === undefined ? `${seat}` : `${seat}/${by}`] ?? ''
  if (!result) return [[...round, '', '', '', 'called-off', '', '', '', '', '', '']]
  const { wagers = [], fees, pots = [], rulings = [] } = result
  const never = unseen.flatMap(({ to }) => (to === 'burn' ? [] : [to]))
  const cards = typeof question.cards === 'string' ? question.cards : ''
  return [
    [...round, '', '', '', 'cards', cards, '', '', '', '', ''],
    ...(never.length > 0 ? [[...round, '', '', '', 'unseen', never.join(' '), '', '', '', '', '']] : []),
    ...wagers.map(({ seat, by = '', player, on, amount, outcome, pays, takes, rule }) => [
      ...round,
      seat,
      by,
      by || nameOf(player ?? seat),
      'wager',
      on,
      amount,
      outcome,
      pays,
      takes,
      rule,
    ]),
    ...pots.flatMap(({ amount, to }) =>
      to.map(share => [
        ...round,
        share.seat,
        '',
        nameOf(share.seat),
        'pot',
        share.for,
        amount,
        'win',
        share.amount,
        0,
        '',
      ]),
    ),
    ...fees.map(({ from, seat, by, cents, for: what }) => [
      ...round,
      seat ?? '',
      by ?? '',
      seat === undefined ? '' : nameOf(seat, by),
      `fee from ${from}`,
      what,
      cents,
      '',
      0,
      cents,
      '',
    ]),
    ...rulings.map(({ name, seat = '', rule }) => [
      ...round,
      seat,
      '',
      '',
      'ruling',
      name,
      '',
      '',
      '',
      '',
      rule,
    ]),
  ]
}

const iso = (at: number): string => new Date(at).toISOString()

/** A cell quoted for spreadsheets, and never read as a formula. */
function quotedCell(cell: Cell): string {
  const text = typeof cell === 'string' && /^[=+\-@]/.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
