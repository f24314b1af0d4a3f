import { english } from '@cardroom/words/en'
import { lineWidth, style } from '../../terminal/style.ts'
import { inColumns } from '../../terminal/table.ts'
import type { Summary } from './summary.ts'
import type { DecisionWritten, ReviewWritten } from './written.ts'

const heads = (...names: string[]): string[] => names.map(name => style('bold', name))

/** What cents come to, to the cent. */
const cents = (amount: number): string => english.change(Math.round(amount))
const units = (value: number): string => english.number(value, 4)

/** Large costs are red. */
const costs = ({ cost }: DecisionWritten): string =>
  Math.round(cost) > 0 ? style('red', english.money(Math.round(cost))) : english.money(0)

const error = ({ stderr }: DecisionWritten): string =>
  stderr === undefined ? 'exact' : `simulated ± ${english.number(stderr, 4)}`

/** One round, decision by decision. */
export function printReview({ game, decisions, unvalued, shares, bank }: ReviewWritten): string {
  const moves = decisions.map(one => [
    one.move,
    units(one.value),
    one.best,
    units(one.bestValue),
    costs(one),
    error(one),
  ])
  const everybody = [...Object.entries(shares), ...(bank ? [[`${bank.seat} (bank)`, bank] as const] : [])]
  const people = everybody.map(([name, { net, choice, luck, fees }]) => [
    name,
    cents(net),
    cents(choice),
    cents(luck),
    english.money(fees),
  ])
  return [
    style('bold', game),
    ...(moves.length > 0
      ? [inColumns([heads('move', 'worth', 'best', 'worth', 'cost', 'method'), ...moves], lineWidth())]
      : []),
    ...unvalued.map(({ move, why }) => `${move}: ${why}`),
    inColumns([heads('seat', 'net', 'choice', 'luck', 'fees (in luck)'), ...people], lineWidth()),
  ].join('\n\n')
}

/** Many rounds, game by game. */
export function printSummary({ records, refused, games, costliest }: Summary): string {
  const rows = games.map(one => [
    one.game,
    english.number(one.rounds),
    english.number(one.decisions),
    english.number(one.mistakes),
    cents(one.net),
    cents(one.choice),
    cents(one.luck),
    english.money(one.fees),
  ])
  const worst = costliest.map(one => [
    costs(one),
    `record ${one.record}`,
    one.game,
    one.move,
    `${one.best} was best`,
  ])
  return [
    `${english.number(records - refused)} of ${english.number(records)} records reviewed`,
    inColumns(
      [
        heads('game', 'rounds', 'decisions', 'not the best', 'net', 'choice', 'luck', 'fees (in luck)'),
        ...rows,
      ],
      lineWidth(),
    ),
    ...(worst.length > 0 ? [`${style('bold', 'What cost most')}\n${inColumns(worst, lineWidth())}`] : []),
  ].join('\n\n')
}
