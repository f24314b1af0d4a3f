import type { Section, Statement } from '@cardroom/engine'
import type { LessonStop } from './lesson.ts'
import { stepMomentOf } from './moments.ts'

/** The sheet's statements for a stop; of steps per street, only this street's. */
export function statementsAt(
  sheet: readonly Section[],
  { moment, nth, ask }: Pick<LessonStop, 'moment' | 'nth' | 'ask'>,
): Statement[] {
  const lines = sheet.find(({ ordered }) => ordered)?.lines ?? []
  const moves = new Set(ask?.ask.options.map(option => option.move))
  const here = lines.filter(({ text }) => {
    const when = stepMomentOf(text)
    if (!when || (when.at !== moment && when.alsoAt !== moment)) return false
    return when.move === undefined || moves.has(when.move)
  })
  const steps = Map.groupBy(here, ({ text }) => (typeof text === 'string' ? text : text.say))
  return [...steps.values()].flatMap(same => (isByStreet(same) ? (same[nth - 1] ?? same.at(-1)!) : same))
}

/** Sentences that come once per street; others at the same moment belong together. */
const STREET_SENTENCES: ReadonlySet<string> = new Set([
  'let-it-ride-pull',
  'poker-bets',
  'poker-street',
  'ultimate-street',
])
const isByStreet = ([{ text } = { text: '' }]: readonly Statement[]): boolean =>
  typeof text !== 'string' && STREET_SENTENCES.has(text.say)

/** The sheet's statements about a move, from all its parts. */
export function statementsOfMove(sheet: readonly Section[], move: string): Statement[] {
  const keys = MOVE_SENTENCES[move]
  if (!keys) return []
  return sheet
    .flatMap(({ lines = [] }) => lines)
    .filter(({ text }) => typeof text !== 'string' && keys.includes(text.say))
}

const MOVE_SENTENCES: Readonly<Record<string, readonly string[]>> = {
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
