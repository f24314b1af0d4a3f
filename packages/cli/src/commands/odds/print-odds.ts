import type { OddsAnswer, StrategyTable } from '@cardroom/lab'
import { english } from '@cardroom/words/en'
import { lineWidth, style } from '../../terminal/style.ts'
import { inColumns, wrap } from '../../terminal/table.ts'

export const percent = (n: number, digits = 4): string => english.percent(n, digits)

export const decksText = (decks: number): string => (decks === 1 ? 'one deck' : `${decks} decks`)

export function printOdds(answer: OddsAnswer<string>): string {
  const { game, method, rounds, decks, played, wagers, strategy = [], notes = [] } = answer
  const simulated = wagers.some(one => one.stderr !== undefined)
  const names = ['wager', 'edge', ...(simulated ? ['± error'] : []), 'wins', 'pushes', 'loses']
  const head = [...names, 'standard deviation', 'edge per unit at risk'].map(text => style('bold', text))
  const rows = wagers.map(one => [
    one.on,
    percent(one.edge),
    ...(simulated ? [one.stderr === undefined ? 'exact' : percent(one.stderr)] : []),
    percent(one.win),
    percent(one.push),
    percent(one.lose),
    english.number(one.sd, 4),
    percent(one.edgePerAction),
  ])
  const how = method === 'exact' ? 'exact' : `simulated, ${english.number(rounds!)} rounds`
  const way =
    played === undefined ? '' : `, ${played === 'best' ? 'best play' : 'hands set by the house way'}`
  return [
    `${style('bold', game)}, ${decksText(decks)}, ${how}${way}`,
    inColumns([head, ...rows], lineWidth()),
    ...wagers.flatMap(one => (one.envy ? [printEnvy(one.envy)] : [])),
    ...strategy.map(table => printStrategy(table)),
    ...printLegend(strategy),
    ...notes.map(note => wrap(note, Math.min(100, lineWidth())).join('\n')),
  ].join('\n\n')
}

function printEnvy({ bet, edges }: NonNullable<OddsAnswer['wagers'][number]['envy']>): string {
  const head = ['other hands', `edge of a bet of ${english.money(bet)} with its Envy button`]
  const rows = edges.map(({ opponents, edge }) => [String(opponents), percent(edge)])
  return inColumns([head.map(text => style('bold', text)), ...rows])
}

function printStrategy({ title, columns: names, rows, legend = {} }: StrategyTable<string>): string {
  const head = names.map(name => style('bold', name))
  const cell = (move: string) => (move in legend ? block(move) : move)
  return `${style('bold', title)}\n${inColumns([head, ...rows.map(({ hand, moves }) => [hand, ...moves.map(cell)])])}`
}

/** What the letters of all charts mean, once. */
function printLegend(strategy: readonly StrategyTable<string>[]): string[] {
  const lines = strategy.flatMap(({ legend }) =>
    legend ? [Object.entries(legend).map(([move, means]) => `${block(move)} ${means}`)] : [],
  )
  return [...new Set(lines.map(line => wrap(line.join(', '), lineWidth()).join('\n')))]
}

/** By the first letter: moves that begin alike are alike. */
const COLOURS = { H: 'bgYellow', S: 'bgGreen', D: 'bgCyan', P: 'bgBlue', R: 'bgRed', X: 'bgRed' } as const

/** A move as a coloured block on a terminal, and as its letters elsewhere. */
function block(move: string): string {
  const colour = COLOURS[move[0] as keyof typeof COLOURS] ?? 'bgWhite'
  return style(['black', colour], ` ${move.padEnd(2)}`).trim()
}
