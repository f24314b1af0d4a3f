import type { Section, Statement } from '@cardroom/engine'
import type { Stop } from './lesson.ts'
import { happens } from './moments.ts'

/** What the sheet says of a stop: of steps that come once a street, the one of this street. */
export function saidAt(
  sheet: readonly Section[],
  { moment, nth, ask }: Pick<Stop, 'moment' | 'nth' | 'ask'>,
): Statement[] {
  const lines = sheet.find(({ ordered }) => ordered)?.lines ?? []
  const moves = new Set(ask?.ask.options.map(option => option.move))
  const here = lines.filter(({ text }) => {
    const when = happens(text)
    if (!when || (when.at !== moment && when.alsoAt !== moment)) return false
    return when.move === undefined || moves.has(when.move)
  })
  const steps = Map.groupBy(here, ({ text }) => (typeof text === 'string' ? text : text.say))
  return [...steps.values()].flatMap(same => (isByStreet(same) ? (same[nth - 1] ?? same.at(-1)!) : same))
}

/** Some sentences are said once for each street; others, such as what a fold gives up, belong together. */
const STREETS: ReadonlySet<string> = new Set([
  'let-it-ride-pull',
  'poker-bets',
  'poker-street',
  'ultimate-street',
])
const isByStreet = ([{ text } = { text: '' }]: readonly Statement[]): boolean =>
  typeof text !== 'string' && STREETS.has(text.say)

/** What the sheet says of a move, in whatever part of it. */
export function saidOf(sheet: readonly Section[], move: string): Statement[] {
  const keys = OF_MOVES[move]
  if (!keys) return []
  return sheet
    .flatMap(({ lines = [] }) => lines)
    .filter(({ text }) => typeof text !== 'string' && keys.includes(text.say))
}

const OF_MOVES: Readonly<Record<string, readonly string[]>> = {
  bet: ['poker-limits', 'poker-full-bet'],
  raise: ['poker-raises', 'poker-least-raise'],
  check: ['poker-check-raise'],
  kill: ['poker-kill'],
  muck: ['poker-mucks'],
  double: ['blackjack-double'],
  redouble: ['blackjack-double-again'],
  rescue: ['blackjack-rescue'],
  split: ['blackjack-split', 'blackjack-split-suited', 'blackjack-split-aces'],
  surrender: ['blackjack-surrender'],
  set: ['two-hands-both-higher', 'two-hands-one-higher', 'two-hands-none-higher', 'two-hands-copy'],
  meld: ['pan-ropes', 'pan-squares-different', 'pan-squares-same', 'pan-any-suit'],
}
